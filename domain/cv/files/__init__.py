"""CVs as files: typeset and written for employers, read from what other services export. No database, no network."""
