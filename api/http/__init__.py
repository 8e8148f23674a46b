"""HTTP infrastructure: middleware, errors, OpenAPI, pages, cookies, rate limits, base models."""
