"""Job ads: published, edited, extended and closed, each as a stream of facts."""
