"""Archives of US federal ads, read straight into ads: data of tests, benchmarks and demonstrations."""
