"""The commands of `karijera`: each module adds some to the parser, and imports what they need only when they run."""
