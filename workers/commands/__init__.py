"""The commands of `karijera`. Each module adds its commands to the parser, and imports their dependencies lazily."""
