"""HTTP endpoints of saved searches: of accounts, and of guests who hold a link from a mail."""
