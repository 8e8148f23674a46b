"""HTTP endpoints of notifications, of the channels by which they come, and of browsers that take pushes."""
