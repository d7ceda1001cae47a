"""webshop: customers, cards, products, orders, shipments and returns. Abbreviated snake_case columns."""

from .base import END, PLACES, Script, address, email, past, people, phone

DDL = """
CREATE TABLE customer (
    cust_no INTEGER PRIMARY KEY,
    first_name TEXT NOT NULL,
    last_name TEXT NOT NULL,
    dob TEXT, -- date of birth
    email TEXT,
    phone TEXT,
    reg_date TEXT, -- when the account was made
    last_login_date TEXT,
    cust_type TEXT,
    cust_status TEXT
);
CREATE TABLE address (
    addr_id INTEGER PRIMARY KEY,
    line_1 TEXT,
    city TEXT,
    county TEXT,
    state TEXT,
    zip TEXT
);
CREATE TABLE customer_address (
    cust_no INTEGER NOT NULL REFERENCES customer (cust_no),
    addr_id INTEGER NOT NULL REFERENCES address (addr_id),
    addr_type TEXT NOT NULL, -- billing or delivery
    from_date TEXT,
    to_date TEXT,
    PRIMARY KEY (cust_no, addr_id, addr_type)
);
CREATE TABLE card (
    card_id INTEGER PRIMARY KEY,
    cust_no INTEGER NOT NULL REFERENCES customer (cust_no),
    card_type_code TEXT,
    card_no TEXT UNIQUE,
    valid_from TEXT,
    valid_to TEXT,
    credit_limit REAL
);
CREATE TABLE supplier (
    supp_id INTEGER PRIMARY KEY,
    supp_name TEXT NOT NULL,
    contact_name TEXT,
    city TEXT,
    state TEXT,
    supp_status TEXT
);
CREATE TABLE product (
    prod_id INTEGER PRIMARY KEY,
    prod_name TEXT NOT NULL,
    brand_name TEXT,
    prod_category TEXT,
    colour TEXT,
    cost_price REAL,
    list_price REAL,
    sale_price REAL, -- NULL if not on offer
    stock_qty INTEGER,
    reorder_qty INTEGER,
    launch_date TEXT,
    end_date TEXT -- when it left the range
);
CREATE TABLE product_supplier (
    prod_id INTEGER NOT NULL REFERENCES product (prod_id),
    supp_id INTEGER NOT NULL REFERENCES supplier (supp_id),
    supply_price REAL,
    lead_days INTEGER,
    PRIMARY KEY (prod_id, supp_id)
) WITHOUT ROWID;
CREATE TABLE orders (
    order_no INTEGER PRIMARY KEY,
    cust_no INTEGER NOT NULL REFERENCES customer (cust_no),
    card_id INTEGER, -- NULL if paid on invoice
    order_date TEXT,
    promised_date TEXT,
    order_status TEXT,
    channel TEXT,
    item_total REAL, -- the sum of the order's line totals
    ship_fee REAL,
    discount_amt REAL,
    order_total REAL
);
CREATE TABLE order_item (
    order_no INTEGER NOT NULL REFERENCES orders (order_no),
    line_no INTEGER NOT NULL,
    prod_id INTEGER NOT NULL REFERENCES product (prod_id),
    qty INTEGER,
    unit_price REAL,
    line_total REAL,
    PRIMARY KEY (order_no, line_no)
);
CREATE TABLE shipment (
    ship_id INTEGER PRIMARY KEY,
    order_no INTEGER NOT NULL REFERENCES orders (order_no),
    carrier_name TEXT,
    tracking_no TEXT,
    ship_date TEXT,
    delivery_date TEXT,
    from_city TEXT,
    to_city TEXT,
    ship_status TEXT
);
CREATE TABLE returns (
    return_id INTEGER PRIMARY KEY,
    order_no INTEGER NOT NULL,
    prod_id INTEGER NOT NULL REFERENCES product (prod_id),
    qty INTEGER,
    reason TEXT,
    return_date TEXT,
    refund_date TEXT,
    refund_amt REAL,
    return_status TEXT,
    FOREIGN KEY (order_no) REFERENCES orders (order_no)
);
CREATE TABLE product_sales (
    prod_id INTEGER NOT NULL REFERENCES product (prod_id),
    sales_year INTEGER NOT NULL,
    total_qty INTEGER,
    total_revenue REAL,
    PRIMARY KEY (prod_id, sales_year)
);
CREATE VIEW late_shipment AS
SELECT shipment.ship_id, orders.order_no, orders.promised_date, shipment.delivery_date
FROM shipment JOIN orders ON shipment.order_no = orders.order_no
WHERE shipment.delivery_date > orders.promised_date;
"""

PRODUCTS = {
    "Footwear": (
        "Trail Running Shoe",
        "Road Running Shoe",
        "Hiking Boot",
        "Winter Boot",
        "Canvas Sneaker",
        "Leather Sandal",
    ),
    "Clothing": (
        "Rain Jacket",
        "Down Jacket",
        "Fleece Jacket",
        "Wool Sweater",
        "Cotton Shirt",
        "Hiking Pants",
    ),
    "Camping": (
        "Two Person Tent",
        "Family Tent",
        "Sleeping Bag",
        "Camp Stove",
        "Folding Chair",
        "Water Filter",
    ),
    "Bags": ("Day Backpack", "Travel Backpack", "Duffel Bag", "Dry Bag", "Belt Bag"),
    "Electronics": ("Head Lamp", "Camp Lantern", "Solar Charger", "GPS Watch", "Power Bank"),
}
BRANDS = ["Northpeak", "Trailhead", "Madison Outdoor", "Blue Ridge", "Orange Line"]
COLOURS = ["Black", "Navy", "Orange", "Green", "Red", "Grey"]
SUPPLIERS = [
    "Summit Supply",
    "Pacific Goods",
    "Allied Outdoor",
    "Blue Ridge",
    "Great Lakes Trading",
    "Keystone Textiles",
    "Northpeak",
    "Harbor Imports",
    "Prairie Leather",
]
CARRIERS = {"Swift Parcel": 4, "Rocket Post": 3, "Overland Freight": 1, "City Courier": 1}
REASONS = {"Wrong Size": 4, "Damaged": 2, "Wrong Item": 1, "Changed Mind": 3, "Arrived Late": 1}


def customers(chance, count):
    for number, (first, last) in enumerate(people(chance, count), 1):
        registered = chance.date(2018, 2023)
        yield (
            1000 + number,
            first,
            last,
            chance.maybe(0.8, chance.date(1945, 2005)),
            email(first, last, number, "example.org"),
            chance.maybe(0.6, phone(chance)),
            registered,
            chance.maybe(0.9, chance.date(registered, 2024)),
            chance.weighted({"Retail": 5, "Trade": 1}),
            chance.weighted({"Active": 8, "Blocked": 1, "Closed": 1}),
        )


def addresses_of(chance, customer_rows, count):
    for row in customer_rows:
        kinds = ["billing"] + (["delivery"] if chance.chance(0.7) else [])
        for kind in kinds:
            yield (
                row[0],
                chance.integer(1, count),
                kind,
                row[6],
                past(chance.after(row[6], 300, 3000)) if chance.chance(0.15) else None,
            )


def cards(chance, customer_rows):
    number = 0
    for row in customer_rows:
        for _ in range(chance.weighted({0: 1, 1: 5, 2: 2})):
            number += 1
            start = chance.date(row[6], 2023)
            kind = chance.weighted({"CREDIT": 4, "DEBIT": 4, "GIFT": 1})
            yield (
                number,
                row[0],
                kind,
                f"{chance.integer(4000, 5999)}-{chance.integer(1000, 9999)}-{number:04d}",
                start,
                start.replace(year=start.year + 4, day=min(start.day, 28)),
                chance.choice([500, 1000, 2500, 5000]) if kind == "CREDIT" else None,
            )


def products(chance):
    number = 0
    for category, names in PRODUCTS.items():
        for name in names:
            for brand in chance.sample(BRANDS, chance.integer(2, 4)):
                number += 1
                cost = chance.money(6, 140, 0.5)
                price = round(cost * chance.integer(140, 240) / 100, 2)
                launch = chance.date(2016, 2022)
                yield (
                    number,
                    name,
                    brand,
                    category,
                    chance.maybe(0.9, chance.choice(COLOURS)),
                    cost,
                    price,
                    round(price * chance.choice([0.7, 0.8, 0.9]), 2) if chance.chance(0.3) else None,
                    chance.integer(0, 180),
                    chance.choice([0, 10, 20, 50]),
                    launch,
                    past(chance.after(launch, 900, 2900)) if chance.chance(0.2) else None,
                )


def orders(chance, count, customer_rows, card_rows, product_rows):
    rows, items = [], []
    by_customer = {}
    for card in card_rows:
        by_customer.setdefault(card[1], []).append(card[0])
    busy = customer_rows[: len(customer_rows) * 9 // 10]
    for number in range(5001, 5001 + count):
        customer = chance.choice(busy)
        placed = chance.date(customer[6], 2024)
        lines, total = [], 0
        for line, product in enumerate(
            chance.sample(product_rows, chance.weighted({1: 4, 2: 3, 3: 2, 4: 1})), 1
        ):
            qty = chance.weighted({1: 6, 2: 3, 3: 1, 5: 1})
            price = product[7] if product[7] is not None and chance.chance(0.5) else product[6]
            lines.append((number, line, product[0], qty, price, round(qty * price, 2)))
            total += qty * price
        total = round(total, 2)
        fee = 0.0 if total > 150 else 6.9
        discount = round(total * 0.1, 2) if chance.chance(0.15) else 0.0
        mine = by_customer.get(customer[0])
        rows.append(
            (
                number,
                customer[0],
                chance.choice(mine) if mine and chance.chance(0.85) else None,
                placed,
                chance.after(placed, 4, 12),
                chance.weighted({"Delivered": 10, "Shipped": 2, "Processing": 1, "Cancelled": 1}),
                chance.weighted({"Web": 5, "Mobile App": 4, "Phone": 1}),
                total,
                fee,
                discount,
                round(total + fee - discount, 2),
            )
        )
        items += lines
    return rows, items


def shipments(chance, order_rows):
    number = 0
    for row in order_rows:
        if row[5] not in ("Delivered", "Shipped"):
            continue
        number += 1
        sent = min(chance.after(row[3], 0, 6), END)
        arrived = past(chance.after(sent, 1, 9)) if row[5] == "Delivered" else None
        yield (
            number,
            row[0],
            chance.weighted(CARRIERS),
            f"TR{chance.integer(10**7, 10**8 - 1)}",
            sent,
            arrived,
            chance.choice(["Madison", "Houston", "Portland"]),
            chance.choice(PLACES)[0],
            "Delivered" if arrived else chance.choice(["In Transit", "Lost"]),
        )


def returns(chance, order_rows, items):
    number = 0
    placed = {row[0]: row for row in order_rows}
    for item in items:
        order = placed[item[0]]
        back = past(chance.after(order[3], 10, 40))
        if order[5] != "Delivered" or back is None or not chance.chance(0.12):
            continue
        number += 1
        qty = chance.integer(1, item[3])
        refunded = past(chance.after(back, 1, 20)) if chance.chance(0.85) else None
        yield (
            number,
            item[0],
            item[2],
            qty,
            chance.weighted(REASONS),
            back,
            refunded,
            round(qty * item[4], 2) if refunded else None,
            "Refunded" if refunded else chance.choice(["Received", "Rejected"]),
        )


def sales(order_rows, items):
    year = {row[0]: row[3].year for row in order_rows if row[5] != "Cancelled"}
    sums = {}
    for item in items:
        if item[0] in year:
            entry = sums.setdefault((item[2], year[item[0]]), [0, 0.0])
            entry[0] += item[3]
            entry[1] += item[5]
    return [(*key, qty, round(revenue, 2)) for key, (qty, revenue) in sorted(sums.items())]


def build(chance):
    script = Script("webshop: customers, products, orders, shipments and returns")
    script.define(DDL)
    customer_rows = list(customers(chance, 220))
    script.insert("customer", customer_rows)
    script.insert(
        "address",
        [
            (n, address(chance), *chance.choice(PLACES), f"{chance.integer(10000, 98999)}")
            for n in range(1, 201)
        ],
    )
    script.insert("customer_address", addresses_of(chance, customer_rows, 200))
    card_rows = list(cards(chance, customer_rows))
    script.insert("card", card_rows)
    script.insert(
        "supplier",
        [
            (
                n,
                name,
                " ".join(contact),
                place[0],
                place[2],
                chance.weighted({"Active": 5, "Blocked": 1, "Pending": 1}),
            )
            for n, (name, contact) in enumerate(zip(SUPPLIERS, people(chance, len(SUPPLIERS))), 1)
            for place in [chance.choice(PLACES)]
        ],
    )
    product_rows = list(products(chance))
    script.insert("product", product_rows)
    # supplier 1 can deliver everything
    script.insert(
        "product_supplier",
        [
            (row[0], supplier, round(row[5] * chance.integer(85, 105) / 100, 2), chance.integer(2, 40))
            for row in product_rows
            for supplier in [1] + sorted(chance.sample(range(2, len(SUPPLIERS) + 1), chance.integer(0, 2)))
        ],
    )
    order_rows, items = orders(chance, 620, customer_rows, card_rows, product_rows)
    script.insert("orders", order_rows)
    script.insert("order_item", items)
    script.insert("shipment", shipments(chance, order_rows))
    script.insert("returns", returns(chance, order_rows, items))
    script.insert("product_sales", sales(order_rows, items))
    return script.text()
