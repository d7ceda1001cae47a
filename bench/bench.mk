# `make bench`: accuracy and speed on the public sets, one page of figures. Each script skips itself, saying
# so, where its data is absent. BENCH_CORPUS, BENCH_SPIDER and BENCH_AMBIQT limit how many questions are asked.
BENCH_JOBS ?= 2
BENCH_SPIDER ?= 0
BENCH_AMBIQT ?= 0
BENCH_CORPUS ?= 2000

.PHONY: bench bench-run
bench:
	@sh .ci/deps build
	@$(MAKE) --no-print-directory bench-run
bench-run: all schemas
	@printf 'clarisql $(VERSION)\n\n== The corpus, databases held out ==\n'
	@$(PYTHON) bench/corpus.py --program $(BUILD)/clarisql --jobs $(BENCH_JOBS) --root $(BUILD)/corpus --limit $(BENCH_CORPUS)
	@printf '\n== Hostile files and questions ==\n'
	@$(PYTHON) bench/hostile.py --program $(BUILD)/clarisql --sample $(BUILD)/schemas/insurance/insurance.sqlite
	@if [ ! -d "$(CLARISQL_DATA)" ]; then \
	    echo 'bench: no data at $(CLARISQL_DATA); set CLARISQL_DATA (see bench/README.md); skipped'; \
	else \
	    printf '\n== Spider, databases never fitted on ==\n'; \
	    $(PYTHON) bench/spider.py --program $(BUILD)/clarisql --limit $(BENCH_SPIDER) --jobs $(BENCH_JOBS) && \
	    printf '\n== AMBROSIA validation ==\n' && \
	    $(PYTHON) bench/ambrosia.py --program $(BUILD)/clarisql --jobs $(BENCH_JOBS) && \
	    printf '\n== AMBROSIA validation: may a question mean a sentence? ==\n' && \
	    $(PYTHON) bench/recognition.py --program $(BUILD)/clarisql --jobs $(BENCH_JOBS) && \
	    printf '\n== AmbiQT pairs ==\n' && \
	    $(PYTHON) bench/ambiqt.py --program $(BUILD)/clarisql --jobs $(BENCH_JOBS) \
	        $(if $(filter-out 0,$(BENCH_AMBIQT)),--limit $(BENCH_AMBIQT)) && \
	    printf '\n== Start-up, memory, a large database ==\n' && \
	    $(PYTHON) bench/size.py --program $(BUILD)/clarisql --sample $(BUILD)/schemas/insurance/insurance.sqlite; \
	fi
