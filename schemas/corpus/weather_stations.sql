-- Weather stations that we run for customers: what they measure, what breaks, what they pay.
CREATE TABLE "Stations" (
  "Station No" INTEGER PRIMARY KEY, --: seq 501
  "Station Name" TEXT,              --: each Skarvik Point | Skarvik Ridge | Brannock Inner Buoy | Brannock Outer Buoy | Tolvstad | Hjelmen Pass | Lysgrunn | Monte Verdal | Serra do Cunho | Praia Longa | Ponta Rasa | Vale Escuro | Knockmoyle | Slieve Garran | Inishdorrin | Carrowbeg Pier | Ballyvane | Cerro Quillen | Laguna Tauca | Bahia Ancud Sur | Punta Corral | Paso Mirlo | Storfoss | Grindheim | Ravneset | Cabo Sereno | Drumlin Hill | Isla Petrel | Torvik Light | Quebrada Honda | Fjellro | Ribeira Alta | Glenarrow | Sandoy Buoy
  "Group" TEXT, -- network group that the station is sold with --: each Coastal | Alpine | Sea | Sea | Urban | Alpine | Sea | Alpine | Alpine | Coastal | Coastal | Urban | Urban | Alpine | Coastal | Coastal | Urban | Alpine | Alpine | Sea | Coastal | Alpine | Urban | Urban | Coastal | Sea | Urban | Sea | Coastal | Alpine | Alpine | Urban | Alpine | Sea
  "Country" TEXT,                   --: each Norway | Norway | Ireland | Ireland | Norway | Norway | Norway | Portugal | Portugal | Portugal | Portugal | Portugal | Ireland | Ireland | Ireland | Ireland | Ireland | Chile | Chile | Chile | Chile | Chile | Norway | Norway | Norway | Portugal | Ireland | Chile | Norway | Chile | Norway | Portugal | Ireland | Norway
  "Elevation m" INTEGER,            --: by Group: Coastal => 4 | 9 | 17 | 31; Sea => 0; Urban => 48 | 96 | 155 | 212; Alpine => 870 | 1140 | 1465 | 1890 | 2310
  "Opened" INTEGER, -- day of first operation, yyyymmdd --: date 2007-03-10..2022-11-28 yyyymmdd
  "Last Serviced" INTEGER, -- yyyymmdd, NULL if never --: after Opened 120..2400 days until 2025-10-20
  "Keeper First Name" TEXT,         --: first
  "Keeper Last Name" TEXT,          --: last
  "Monthly Fee" REAL, -- what the customer pays us, in the station's currency --: by Country: Norway => 3900 | 4600 | 5250; Chile => 380 | 455.5 | 540; else => 290 | 349.5 | 410 | 475
  "Currency" TEXT                   --: by Country: Norway => NOK; Chile => USD; else => EUR
); --: rows 34
CREATE TABLE "Marine Stations" (
  "Station No" INTEGER PRIMARY KEY REFERENCES "Stations"("Station No"),
  "Mooring" TEXT, -- chain, rope or pile
  "Water Depth m" REAL,
  "Anchor Checked" INTEGER -- yyyymmdd
);
INSERT INTO "Marine Stations" VALUES (503, 'chain', 18.5, 20250611), (504, 'chain', 64, 20240903), (507, 'pile', 7.2, 20230519), (520, 'rope', 41, 20250122), (526, 'rope', 33.5, 20240714), (528, 'chain', 88, 20250830), (534, 'chain', 52.5, NULL);
CREATE TABLE "Readings" (
  "Station No" INTEGER REFERENCES "Stations"("Station No"), --: ref "Stations"."Station No" cover 91% skew
  "Taken At" INTEGER, -- Unix seconds, UTC --: date 2024-04-02..2025-10-30 unix
  "Temperature C" REAL,             --: real -14..36 1 normal
  "Humidity Pct" REAL, -- relative humidity, 0 to 100 --: real 22..100 1
  "Wind kmh" REAL,                  --: real 0..131 1 skew
  "Rain mm" REAL, -- in the hour before, NULL if the gauge was out --: pick 0*9 | 0.2*4 | 0.8*3 | 1.6*3 | 3.4*2 | 7.5 | 12.1 | NULL*2
  "Battery Pct" REAL,               --: real 8..100 0
  PRIMARY KEY ("Station No", "Taken At")
); --: rows 390
CREATE TABLE "Tickets" (
  "Ticket No" INTEGER PRIMARY KEY,  --: seq 88001
  "Station No" INTEGER REFERENCES "Stations"("Station No"), --: ref "Stations"."Station No" cover 80% skew
  "Fault" TEXT,                     --: pick dead battery*6 | bent mast*2 | blocked rain gauge*4 | lost signal*5 | salt corrosion*3 | frozen anemometer*3 | cracked solar panel
  "Priority" INTEGER, -- 1 urgent, 2 normal, 3 low --: pick 1*3 | 2*6 | 3*3
  "Opened At" INTEGER, -- Unix seconds --: date 2023-01-04..2025-10-29 unix
  "Order Date" INTEGER, -- spare part ordered, yyyymmdd, NULL if none was needed --: after "Opened At" 1..12 days yyyymmdd until 2025-10-30
  "Closed At" INTEGER, -- Unix seconds, NULL while open --: after "Opened At" 13..75 days unix until 2025-10-30
  "Repair Cost" REAL,               --: price 45..2600
  "Cost Currency" TEXT              --: pick EUR*4 | NOK*2 | USD*2
); --: rows 170
UPDATE "Tickets" SET "Order Date" = NULL WHERE "Ticket No" % 4 = 1;
UPDATE "Tickets" SET "Repair Cost" = NULL WHERE "Closed At" IS NULL;
UPDATE "Tickets" SET "Closed At" = NULL, "Repair Cost" = NULL WHERE "Ticket No" % 19 = 7;
UPDATE "Stations" SET "Last Serviced" = 20250318 WHERE "Station No" = 503;
UPDATE "Stations" SET "Last Serviced" = 20240527 WHERE "Station No" = 504;
UPDATE "Stations" SET "Monthly Fee" = 3900 WHERE "Station No" = 501;
UPDATE "Stations" SET "Monthly Fee" = 4600 WHERE "Station No" = 502;
UPDATE "Tickets" SET "Fault" = 'salt corrosion' WHERE "Fault" = 'frozen anemometer' AND "Station No" IN (503, 504, 507, 520, 526, 528, 534);
UPDATE "Readings" SET "Wind kmh" = round("Wind kmh" * 0.8, 1) WHERE "Station No" = 528;
UPDATE "Stations" SET "Last Serviced" = NULL WHERE "Station No" IN (513, 518, 525, 531);
