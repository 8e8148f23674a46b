"""What every read model is built on: projections, their positions, generations and rebuilding."""
