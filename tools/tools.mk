# Programs that are built with the library but not installed.
TOOLS := $(patsubst tools/%.c,$(BUILD)/%,$(wildcard tools/*.c))
$(TOOLS): $(BUILD)/%: tools/%.c $(BUILD)/libclarisql.a Makefile
	@mkdir -p $(@D)
	$(CC) $(CPPFLAGS) $(ALL_CFLAGS) -MMD -MP $(LDFLAGS) -o $@ $< $(BUILD)/libclarisql.a $(LIBRARIES)

# The corpus's databases and logs, made of its texts (conversations/corpus/README.md).
.PHONY: corpus
corpus:
	@$(PYTHON) tools/corpus/build.py --out $(BUILD)/corpus
