"""The OpenAPI document: completed with problems, exported for the web client."""
