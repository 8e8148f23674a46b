"""Job ads over HTTP."""
