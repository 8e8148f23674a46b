"""HTTP endpoints for auditors: event logs and replays."""
