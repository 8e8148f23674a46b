"""Verification codes, signed links and one-time tokens: proofs of control over an address or number."""
