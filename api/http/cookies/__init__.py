"""The cookies of sessions and visitors."""
