"""Health checks: liveness and readiness."""
