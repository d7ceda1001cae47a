# The sample databases: `make schemas` loads every schemas/<name>.sql into
# $(BUILD)/schemas/<name>/<name>.sqlite, the layout that --db-root expects. Included by the Makefile.

SQLITE3 ?= sqlite3
SCHEMA_ROOT := $(BUILD)/schemas
SCHEMA_NAMES := $(patsubst schemas/%.sql,%,$(wildcard schemas/*.sql))
SCHEMA_DATABASES := $(foreach name,$(SCHEMA_NAMES),$(SCHEMA_ROOT)/$(name)/$(name).sqlite)
SCHEMA_SEED := 7

.PHONY: schemas
schemas: $(SCHEMA_DATABASES)

# Loaded under another name and renamed, so that a load that was cut short leaves no database behind.
define SCHEMA_RULE
$(SCHEMA_ROOT)/$(1)/$(1).sqlite: schemas/$(1).sql
	@mkdir -p $$(@D)
	rm -f $$@.part
	$(SQLITE3) -batch -bail $$@.part < $$<
	mv $$@.part $$@
endef
$(foreach name,$(SCHEMA_NAMES),$(eval $(call SCHEMA_RULE,$(name))))

# Writes the scripts anew from the seed; the check fails if the committed text is not what the seed gives.
.PHONY: schemas-generate schemas-check
schemas-generate:
	$(PYTHON) tools/make_schemas.py --seed $(SCHEMA_SEED)
schemas-check:
	$(PYTHON) tools/make_schemas.py --seed $(SCHEMA_SEED) --check
