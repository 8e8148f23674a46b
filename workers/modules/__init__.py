"""The background work of each module, with its entry in the register."""
