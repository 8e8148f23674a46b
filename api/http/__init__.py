"""HTTP itself: middleware, errors, OpenAPI, pages, cookies, rate limits and the models of bodies."""
