"""Job search: an inverted index of the ads (index/), queries on it (query/), saved searches matched against one ad
(percolator/), and the port through which others search (serving/)."""
