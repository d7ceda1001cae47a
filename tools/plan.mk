# The planner's debugging tool; built with the library but not installed.
$(BUILD)/plan_debug: tools/plan_debug.c $(BUILD)/libclarisql.a Makefile
	@mkdir -p $(@D)
	$(CC) $(CPPFLAGS) $(ALL_CFLAGS) -MMD -MP $(LDFLAGS) -o $@ $< $(BUILD)/libclarisql.a $(LIBRARIES)
