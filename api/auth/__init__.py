"""Coming in and going out: registering, signing in by every way there is, signing out."""
