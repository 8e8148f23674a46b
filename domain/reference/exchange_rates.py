"""Rates by which pay is compared: euros of a currency, and the net share of gross pay."""

from decimal import Decimal

IN_EUROS = {
    "EUR": Decimal(1),
    "BAM": 1 / Decimal("1.95583"),
    "MKD": 1 / Decimal("61.5"),
    "RSD": 1 / Decimal(117),
    "USD": Decimal("0.9"),
    "GBP": Decimal("1.15"),
    "CHF": Decimal("1.05"),
    "HUF": 1 / Decimal(400),
}
"""The mark and the denar are pegged to the euro; others have rounded rates, precise enough for sorting and
filtering."""
GROSS_PER_NET = 1 / Decimal("0.72")
"""An average after contributions and tax in the four markets."""
