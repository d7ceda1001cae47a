# The benchmark that `clarisql generate` makes from the questions on the sample databases, committed so that the
# tests read it and see that it is still what the seed gives; and what is made from Spider, with its statistics.
GENERATED_SEED := 1
GENERATED_PATTERNS := col_amb_lexical,col_amb_semantic,val_amb,col_unans,val_unans,mixed,type_token
GENERATED_WORK := $(BUILD)/generated

.PHONY: generated generated-run
generated: all schemas
	@$(MAKE) --no-print-directory -s generated-run
	@mkdir -p conversations/generated
	cp $(GENERATED_WORK)/single.jsonl $(GENERATED_WORK)/multi.jsonl conversations/generated/
generated-run:
	@mkdir -p $(GENERATED_WORK)
	cat tests/questions/*.jsonl >$(GENERATED_WORK)/questions.jsonl
	$(BUILD)/clarisql generate --from $(GENERATED_WORK)/questions.jsonl --db-root $(SCHEMA_ROOT) \
	    --out $(GENERATED_WORK) --seed $(GENERATED_SEED) --pattern $(GENERATED_PATTERNS) --quiet

# Instances, what was not made and why, and the language before and after, over Spider's databases.
.PHONY: bench-generate
bench-generate: all
	@if [ ! -d "$(CLARISQL_DATA)/spider" ]; then \
	    echo 'bench-generate: no data at $(CLARISQL_DATA)/spider; set CLARISQL_DATA; skipped'; \
	else \
	    $(BUILD)/clarisql generate --from $(CLARISQL_DATA)/spider/train.jsonl \
	        --db-root $(CLARISQL_DATA)/spider/database --out $(BUILD)/bench-generate --seed 1 \
	        --jobs $(BENCH_JOBS) --stats; \
	fi

# Whether a pivot of an unanswerable instance of what bench-generate made links to its database after all; the same
# test looks at the committed benchmark in `make check`.
.PHONY: bench-absent
bench-absent: bench-generate $(BUILD)/tests/test_forge_absent
	@if [ -f "$(BUILD)/bench-generate/single.jsonl" ]; then \
	    FORGE_ABSENT_SET=$(BUILD)/bench-generate/single.jsonl \
	    FORGE_ABSENT_ROOT=$(BUILD)/bench-generate/database:$(CLARISQL_DATA)/spider/database \
	    $(BUILD)/tests/test_forge_absent; \
	fi
