-- Brokerage: who may trade, what can be traded, the orders, and the snapshots that the order book takes of them.
CREATE TABLE accounts (
  account_no TEXT PRIMARY KEY, --: code AC-##### distinct
  first_name TEXT, --: first
  last_name TEXT, --: last
  desk TEXT, -- the team that looks after the account --: pick Retail*6 | Private*3 | Fleet*1
  city TEXT, --: pick Halden*3 | Oslo*5 | Malmo*3 | Tromso*2 | Bergen*4
  born_on TEXT, --: date 1944-01-01..2004-06-30
  opened_on TEXT, --: date 2012-03-01..2024-11-20
  cash REAL, -- money on the account, euros --: real 0..98000 2 skew
  margin_used REAL, -- share of the credit line in use, 0 to 1 --: real 0..1 2 skew
  fee_rate REAL, -- agreed fee as a share of the value, 0 to 1 --: pick 0.001*3 | 0.0015*4 | 0.002*4 | 0.0025*2
  trading TEXT, -- active or blocked --: pick active*9 | blocked*1
  referred_by TEXT --: self account_no null 45%
); --: rows 84
CREATE TABLE securities (
  sec_code TEXT PRIMARY KEY, --: code @@-####-# distinct
  sec_name TEXT, --: mix {Norvik|Halden|Brage|Stella|Kvarn|Lumen|Ostra|Tindra|Polar|Fjordal|Runa|Vester} {Shipping|Foods|Power|Steel|Biotech|Cable} distinct
  sector TEXT, --: pick energy*1
  lot_size INTEGER, -- smallest tradable number of pieces --: pick 1*4 | 5*2 | 10*4 | 50*2 | 100*1
  last_price REAL, --: real 2.1..480 2 skew
  day_change REAL, -- change since yesterday, -1 to 1 --: real -0.09..0.11 3
  listed_on TEXT, --: date 1998-05-01..2022-11-30
  market_state TEXT -- open or halted --: pick open*8 | halted*1
); --: rows 46
CREATE TABLE orders (
  order_no INTEGER PRIMARY KEY, --: seq 50001
  account_no TEXT REFERENCES accounts(account_no), --: ref accounts.account_no cover 80% skew
  sec_code TEXT REFERENCES securities(sec_code), --: ref securities.sec_code cover 88% skew
  side TEXT, -- B buy, S sell --: pick B*5 | S*4
  kind TEXT, -- LMT limit, MKT market, STP stop --: pick LMT*6 | MKT*4 | STP*2
  status_cd TEXT, -- NEW waiting, PRT partly filled, FIL filled, CXL cancelled, REJ rejected --: pick FIL*20 | PRT*3 | CXL*4 | REJ*2
  placed_at TEXT, --: date 2023-01-09..2024-12-30 %Y-%m-%d %H:%M:%S
  filled_at TEXT, -- moment of the last fill
  settle_on TEXT,
  fill_ms INTEGER, -- milliseconds from placing to the last fill --: int 35..3600000 skew
  qty INTEGER, --: int 1..60
  filled_qty INTEGER,
  limit_price REAL, -- empty for market orders --: real 0.93..1.05 3
  fill_price REAL, --: real 0.96..1.02 3
  fee REAL, -- euros
  settled TEXT -- settled or unsettled --: pick settled*14 | unsettled*1
); --: rows 400
CREATE TABLE order_snapshots (
  snap_id INTEGER PRIMARY KEY, --: seq 1
  order_no INTEGER, --: ref orders.order_no cover 60% skew
  snap_at TEXT,
  status_cd TEXT, -- status at that moment, not the final one --: pick NEW*5 | PRT*3 | FIL*2 | CXL*1
  open_qty INTEGER, -- pieces not filled at that moment
  limit_price REAL,
  queue_s INTEGER -- seconds that the order had waited in the queue --: int 0..5400 skew
); --: rows 390
UPDATE securities SET sector = CASE WHEN sec_name LIKE '%Shipping' THEN 'transport' WHEN sec_name LIKE '%Foods' THEN 'food' WHEN sec_name LIKE '%Power' THEN 'energy' WHEN sec_name LIKE '%Steel' THEN 'materials' WHEN sec_name LIKE '%Biotech' THEN 'health' ELSE 'technology' END;
UPDATE securities SET sec_name = 'Halden' WHERE sec_code = (SELECT o.sec_code FROM orders AS o JOIN securities AS s ON s.sec_code = o.sec_code WHERE s.sec_name LIKE 'Halden%' GROUP BY o.sec_code ORDER BY COUNT(*) DESC, o.sec_code LIMIT 1);
UPDATE orders SET placed_at = date('2024-12-30', '-' || (order_no * 7 % 23) || ' days') || ' 09:00:00' WHERE order_no % 17 = 3;
UPDATE orders SET status_cd = 'NEW' WHERE placed_at >= '2024-12-05' AND order_no % 4 <> 0;
UPDATE orders SET placed_at = date(placed_at) || CASE order_no % 7 WHEN 0 THEN ' 09:00:04' WHEN 1 THEN ' 09:31:40' WHEN 2 THEN ' 10:17:22' WHEN 3 THEN ' 11:48:09' WHEN 4 THEN ' 13:05:51' WHEN 5 THEN ' 14:59:30' ELSE ' 15:44:13' END;
UPDATE orders SET placed_at = date(placed_at, '-2 days') || SUBSTR(placed_at, 11) WHERE strftime('%w', placed_at) IN ('0', '6');
UPDATE orders SET qty = qty * (SELECT CASE WHEN s.lot_size < 10 THEN 10 ELSE s.lot_size END FROM securities AS s WHERE s.sec_code = orders.sec_code), limit_price = CASE WHEN kind = 'MKT' THEN NULL ELSE ROUND(limit_price * (SELECT s.last_price FROM securities AS s WHERE s.sec_code = orders.sec_code), 2) END;
UPDATE orders SET filled_qty = CASE status_cd WHEN 'FIL' THEN qty WHEN 'PRT' THEN qty * (15 + order_no % 70) / 100 ELSE 0 END;
UPDATE orders SET fill_price = CASE WHEN filled_qty > 0 THEN COALESCE(limit_price, ROUND(fill_price * (SELECT s.last_price FROM securities AS s WHERE s.sec_code = orders.sec_code), 2)) - CASE WHEN kind = 'LMT' AND order_no % 3 = 0 THEN 0.05 ELSE 0 END END, fill_ms = CASE WHEN filled_qty > 0 THEN fill_ms END;
UPDATE orders SET fill_price = ROUND(fill_price, 2);
UPDATE orders SET filled_at = datetime(placed_at, '+' || (fill_ms / 1000) || ' seconds');
UPDATE orders SET settle_on = CASE WHEN filled_at IS NOT NULL THEN date(filled_at, CASE strftime('%w', filled_at) WHEN '4' THEN '+4 days' WHEN '5' THEN '+4 days' ELSE '+2 days' END) END, fee = CASE WHEN filled_qty > 0 THEN ROUND(filled_qty * fill_price * (SELECT a.fee_rate FROM accounts AS a WHERE a.account_no = orders.account_no), 2) END;
UPDATE orders SET settled = CASE WHEN filled_at IS NULL THEN NULL WHEN settle_on > '2024-12-31' THEN 'unsettled' ELSE settled END;
UPDATE order_snapshots SET snap_at = (SELECT datetime(o.placed_at, '+' || order_snapshots.queue_s || ' seconds') FROM orders AS o WHERE o.order_no = order_snapshots.order_no), open_qty = (SELECT CASE order_snapshots.status_cd WHEN 'NEW' THEN o.qty WHEN 'PRT' THEN o.qty * (20 + snap_id % 60) / 100 ELSE 0 END FROM orders AS o WHERE o.order_no = order_snapshots.order_no), limit_price = (SELECT o.limit_price FROM orders AS o WHERE o.order_no = order_snapshots.order_no);
UPDATE accounts SET born_on = date(born_on, '-18 years') WHERE born_on > '1994-01-01' AND opened_on < '2018-01-01';
UPDATE accounts SET opened_on = MIN(opened_on, COALESCE((SELECT date(MIN(o.placed_at), '-20 days') FROM orders AS o WHERE o.account_no = accounts.account_no), opened_on));
