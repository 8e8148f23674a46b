"""An employer's inbox of applications."""
