"""HTTP endpoints of authentication: registration, login by password, code or social provider, logout."""
