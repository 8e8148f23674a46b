"""What the background does for each module: one file a module, with its entry in the register."""
