# Programs that are built with the library but not installed.
TOOLS := $(patsubst tools/%.c,$(BUILD)/%,$(wildcard tools/*.c))
$(TOOLS): $(BUILD)/%: tools/%.c $(BUILD)/libclarisql.a Makefile
	@mkdir -p $(@D)
	$(CC) $(CPPFLAGS) $(ALL_CFLAGS) -MMD -MP $(LDFLAGS) -o $@ $< $(BUILD)/libclarisql.a $(LIBRARIES)
