# Programs that are built with the library but not installed.
$(BUILD)/export_links: tools/export_links.c $(BUILD)/libclarisql.a Makefile
	@mkdir -p $(@D)
	$(CC) $(CPPFLAGS) $(ALL_CFLAGS) -MMD -MP $(LDFLAGS) -o $@ $< $(BUILD)/libclarisql.a $(LIBRARIES)

$(BUILD)/pivot_features: tools/pivot_features.c $(BUILD)/libclarisql.a Makefile
	@mkdir -p $(@D)
	$(CC) $(CPPFLAGS) $(ALL_CFLAGS) -MMD -MP $(LDFLAGS) -o $@ $< $(BUILD)/libclarisql.a $(LIBRARIES)

$(BUILD)/reply_texts: tools/reply_texts.c $(BUILD)/libclarisql.a Makefile
	@mkdir -p $(@D)
	$(CC) $(CPPFLAGS) $(ALL_CFLAGS) -MMD -MP $(LDFLAGS) -o $@ $< $(BUILD)/libclarisql.a $(LIBRARIES)
