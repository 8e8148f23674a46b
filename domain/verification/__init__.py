"""Verification codes, signed links and one-time tokens: how somebody shows that an address is theirs."""
