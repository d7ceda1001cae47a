-- Community pharmacy: what it sells, on which prescription, and to whom it belongs.
CREATE TABLE product (
  productId INTEGER PRIMARY KEY,         --: seq 101
  productName TEXT,                      --: mix {Dolorex|Respira|Calmin|Gastrol|Dermafit|Vitalin|Cardiol|Ocuvel|Floxin|Ferrisan|Nasoclar|Somnia} {Tablets|Drops|Cream|Syrup|Capsules|Spray} {20|50|100} distinct
  category TEXT,                         --: pick x
  packPrice REAL, -- euro, tax included --: price 3..90
  purchasePrice REAL, -- euro, paid to the wholesaler --: int 48..83
  vatPct INTEGER, -- 0..100 --: pick 7*3 | 19*5
  stock INTEGER,                         --: int 0..140 skew
  reorderLevel INTEGER, -- reorder when stock falls below --: pick 5*4 | 10*4 | 20*2
  prescriptionOnly TEXT, -- Y or N --: pick N*5 | Y*4
  expiryYear INTEGER,                    --: pick 2024*3 | 2025*6 | 2026*5 | 2027
  expiryMonth INTEGER, -- 1..12 --: int 1..12
  genericOfId INTEGER REFERENCES product(productId) -- the original it copies, NULL for originals --: self productId null 60%
); --: rows 64
CREATE TABLE customer (
  customerId INTEGER PRIMARY KEY,        --: seq 1
  firstName TEXT,                        --: first
  lastName TEXT,                         --: last distinct
  birthDate INTEGER, -- yyyymmdd --: date 1932-02-10..2012-11-30 yyyymmdd null 4%
  district TEXT,                         --: pick Altstadt*5 | Hafen*4 | Nordend*3 | Weststadt*3 | Seefeld*2
  insurer TEXT, -- NULL: pays privately --: pick Vitakasse*5 | BKK Nord*4 | Aurea*3 | Techniker Bund*2 | NULL*2
  discountPct INTEGER, -- loyalty discount on counter sales, 0..100 --: pick 0*6 | 3*4 | 5*3 | 10
  memberSince INTEGER,                   --: date 2017-01-05..2024-07-20 yyyymmdd null 25%
  referredById INTEGER REFERENCES customer(customerId) --: self customerId null 60%
); --: rows 120
CREATE TABLE prescription (
  practiceCode TEXT, -- the doctor's practice --: pick WEB*4 | KOR*4 | LIN*3 | HAR*2
  serialNo INTEGER, -- running number within the practice --: seq 5001
  customerId INTEGER REFERENCES customer(customerId), --: ref customer.customerId cover 85% skew
  issuedOn INTEGER, -- yyyymmdd --: date 2023-01-02..2024-09-10
  redeemedOn INTEGER, -- NULL while not yet redeemed --: after issuedOn 0..27 days until 2024-09-14 null 12%
  copayPct INTEGER, -- share that the patient bears, 0..100 --: pick 0*2 | 10*6 | 20*2
  urgency TEXT,                          --: pick normal*6 | urgent*2 | night
  PRIMARY KEY (practiceCode, serialNo)
); --: rows 150
CREATE TABLE sale (
  saleId INTEGER PRIMARY KEY,            --: seq 20001
  productId INTEGER REFERENCES product(productId), --: ref product.productId cover 90% skew
  customerId INTEGER REFERENCES customer(customerId), --: ref customer.customerId cover 78% skew null 14%
  practiceCode TEXT,                     --: const X
  serialNo INTEGER, -- with practiceCode the prescription, NULL for counter sales --: ref prescription.serialNo cover 90% null 45%
  soldOn INTEGER, -- yyyymmdd --: date 2023-01-02..2024-09-14 yyyymmdd
  qty INTEGER,                           --: pick 1*8 | 2*3 | 3
  netAmount REAL, -- euro without tax --: real 1..2 2
  grossAmount REAL, -- euro with tax --: real 1..2 2
  payment TEXT, -- C card, B bar (cash), I invoice to the insurer --: pick C*5 | B*4
  FOREIGN KEY (practiceCode, serialNo) REFERENCES prescription(practiceCode, serialNo)
); --: rows 400
UPDATE product SET category = CASE WHEN productName LIKE 'Dolorex%' THEN 'Pain' WHEN productName LIKE 'Respira%' OR productName LIKE 'Nasoclar%' THEN 'Cold and flu' WHEN productName LIKE 'Calmin%' OR productName LIKE 'Somnia%' THEN 'Sleep and calm' WHEN productName LIKE 'Gastrol%' THEN 'Stomach' WHEN productName LIKE 'Dermafit%' THEN 'Skin' WHEN productName LIKE 'Vitalin%' OR productName LIKE 'Ferrisan%' THEN 'Vitamins' WHEN productName LIKE 'Ocuvel%' THEN 'Eyes' ELSE 'Heart and infection' END;
UPDATE product SET purchasePrice = ROUND(packPrice * purchasePrice / 100.0, 2);
UPDATE product SET prescriptionOnly = 'N' WHERE category IN ('Vitamins', 'Skin', 'Cold and flu');
UPDATE product SET genericOfId = NULL;
UPDATE product SET genericOfId = (SELECT MIN(P.productId) FROM product AS P WHERE P.category = product.category AND P.vatPct = product.vatPct) WHERE productId % 3 = 0;
UPDATE product SET genericOfId = NULL WHERE genericOfId >= productId;
UPDATE product SET expiryMonth = 9 + expiryMonth % 4 WHERE expiryYear = 2024 AND productId % 5 > 0;
UPDATE sale SET practiceCode = (SELECT R.practiceCode FROM prescription AS R WHERE R.serialNo = sale.serialNo), customerId = COALESCE((SELECT R.customerId FROM prescription AS R WHERE R.serialNo = sale.serialNo), customerId);
UPDATE sale SET practiceCode = NULL, serialNo = NULL WHERE serialNo IN (SELECT serialNo FROM prescription WHERE redeemedOn IS NULL) OR (saleId % 2 = 0 AND (SELECT prescriptionOnly FROM product AS P WHERE P.productId = sale.productId) = 'N');
UPDATE sale SET soldOn = (SELECT CAST(replace(R.redeemedOn, '-', '') AS INTEGER) FROM prescription AS R WHERE R.serialNo = sale.serialNo), payment = CASE WHEN saleId % 7 = 0 THEN payment ELSE 'I' END WHERE serialNo IS NOT NULL;
UPDATE sale SET grossAmount = (SELECT ROUND(P.packPrice * sale.qty * (100 - CASE WHEN sale.serialNo IS NULL THEN COALESCE((SELECT C.discountPct FROM customer AS C WHERE C.customerId = sale.customerId), 0) ELSE 0 END) / 100.0, 2) FROM product AS P WHERE P.productId = sale.productId);
UPDATE sale SET netAmount = (SELECT ROUND(sale.grossAmount * 100.0 / (100 + P.vatPct), 2) FROM product AS P WHERE P.productId = sale.productId);
UPDATE prescription SET issuedOn = CAST(replace(issuedOn, '-', '') AS INTEGER), redeemedOn = CAST(replace(redeemedOn, '-', '') AS INTEGER);
