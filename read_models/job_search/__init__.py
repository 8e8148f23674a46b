"""Job search: the inverted index of ads (index/), queries on it (query/), matching of saved searches against one ad
(percolator/), and the port that callers use (serving/)."""
