"""Bit-sliced indexes of numeric fields: one bitmap for each binary digit, for ranges and sorting by bitmaps alone."""

from collections.abc import Sequence

from pyroaring import BitMap

PAY = ("pay:", 20)
DEADLINE = ("until:", 26)
"""The prefix of the digits' terms and the number of digits; the prefix alone is the term of ads that have the field.
Deadlines are in minutes."""


def slice_terms(field: tuple[str, int]) -> tuple[str, ...]:
    """The terms of the digits, the highest first."""
    prefix, digits = field
    return tuple(f"{prefix}{digit}" for digit in reversed(range(digits)))


class BitSlicedIndex:
    """A numeric field of a segment's ads; 0 for ads without it. `slices` begin with the highest digit."""

    def __init__(self, slices: Sequence[BitMap]) -> None:
        self._slices = slices

    def split(self, ads: BitMap, value: int) -> tuple[BitMap, BitMap, BitMap]:
        """Ads with a greater value, with this value, and with a smaller one."""
        greater, smaller, equal = BitMap(), BitMap(), ads
        for digit, having in self._digits():
            with_digit = equal & having
            if value >> digit & 1:
                smaller |= equal - with_digit
                equal = with_digit
            else:
                greater |= with_digit
                equal = equal - with_digit
        return greater, equal, smaller

    def at_least(self, ads: BitMap, value: int) -> BitMap:
        """Ads with this value or a greater one."""
        greater, equal, _ = self.split(ads, value)
        return greater | equal

    def top(self, ads: BitMap, count: int, *, greatest: bool) -> BitMap:
        """The `count` ads with the greatest or smallest values; ties go to the first ads."""
        if len(ads) <= count:
            return ads
        sure, tied = BitMap(), ads
        for _, having in self._digits():
            better = tied & having if greatest else tied - having
            if len(sure) + len(better) > count:
                tied = better
            else:
                sure |= better
                tied = tied - better
        return sure | tied[: count - len(sure)]

    def value(self, ad: int) -> int:
        """The value of one ad."""
        return sum(1 << digit for digit, having in self._digits() if ad in having)

    def _digits(self) -> list[tuple[int, BitMap]]:
        return list(zip(reversed(range(len(self._slices))), self._slices, strict=True))
