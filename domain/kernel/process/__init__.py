"""What a process opens when it starts: settings, platform, services."""
