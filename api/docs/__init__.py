"""The API reference at `/api/docs`: the OpenAPI document as a page without scripts."""
