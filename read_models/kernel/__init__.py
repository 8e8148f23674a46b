"""The projection runtime: projections, checkpoints, generations and rebuilds."""
