# Shortcuts; run.py does the work and explains itself with --help.
.PHONY: up test faults lock karijera

up: ; python3 run.py up $(OPTIONS)
test: ; python3 run.py test $(PARTS)
faults: ; python3 run.py faults $(OPTIONS)
lock: ; python3 run.py lock
karijera: ; python3 run.py karijera $(COMMAND)
