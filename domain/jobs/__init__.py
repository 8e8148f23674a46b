"""Job ads: written, published, edited, paused, expired, closed and relisted, each as a stream of events."""
