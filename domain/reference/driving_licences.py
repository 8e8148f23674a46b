"""Categories of driving licences; F, G and H exist in Croatia only."""

DRIVING_LICENCES = (
    "AM", "A1", "A2", "A", "B1", "B", "BE", "C1", "C1E", "C", "CE", "D1", "D1E", "D", "DE", "F", "G", "H",
)  # fmt: skip
