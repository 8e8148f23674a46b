"""Limited processes: read what strangers made, each document in a process of its own with limits of time and memory."""
