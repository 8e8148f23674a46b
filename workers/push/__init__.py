"""Web Push: texts, encryption, and delivery to the push services of browsers."""
