"""HTTP endpoints of the employer's inbox of applications."""
