"""Reading ads that others wrote: each feed turns its own format into ads or refuses item by item."""
