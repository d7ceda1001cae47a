SELECT town FROM shop	shop

NULL
SELECT 2
