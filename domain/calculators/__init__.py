"""Croatian pay: salaries, royalty and service contracts, gross to net and back. Pure functions on decimals."""
