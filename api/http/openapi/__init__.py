"""The OpenAPI document and its export for the web client."""
