"""Other sites that vouch for people: what each must say before we believe it."""
