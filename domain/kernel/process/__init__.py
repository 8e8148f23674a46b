"""Settings, platform and services, which a process opens when it starts."""
