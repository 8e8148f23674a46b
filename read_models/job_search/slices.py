"""Numbers of ads as bitmaps, one for each binary digit: ranges and orders by number without reading any ad."""

from collections.abc import Sequence

from pyroaring import BitMap

PAY = ("pay:", 20)
UNTIL = ("until:", 26)
"""Prefix of the keys of the digits, and how many there are; the prefix alone is the key of those that have a number.
The deadline is in minutes."""


def slice_keys(kind: tuple[str, int]) -> tuple[str, ...]:
    """The keys of the digits, the highest first."""
    prefix, digits = kind
    return tuple(f"{prefix}{digit}" for digit in reversed(range(digits)))


class Slices:
    """The numbers of a part's ads; an ad without a number has 0. `digits` begin with the highest."""

    def __init__(self, digits: Sequence[BitMap]) -> None:
        self._digits = digits

    def split(self, ads: BitMap, value: int) -> tuple[BitMap, BitMap, BitMap]:
        """Those with a greater number, with this number, and with a smaller one."""
        greater, smaller, same = BitMap(), BitMap(), ads
        for place, digit in self._places():
            with_digit = same & digit
            if value >> place & 1:
                smaller |= same - with_digit
                same = with_digit
            else:
                greater |= with_digit
                same = same - with_digit
        return greater, same, smaller

    def at_least(self, ads: BitMap, value: int) -> BitMap:
        """Those with this number or a greater one."""
        greater, same, _ = self.split(ads, value)
        return greater | same

    def first(self, ads: BitMap, count: int, *, greatest: bool) -> BitMap:
        """The `count` with the greatest or smallest numbers; of those with the same number, the first."""
        if len(ads) <= count:
            return ads
        sure, tied = BitMap(), ads
        for _, digit in self._places():
            better = tied & digit if greatest else tied - digit
            if len(sure) + len(better) > count:
                tied = better
            else:
                sure |= better
                tied = tied - better
        return sure | tied[: count - len(sure)]

    def value(self, ad: int) -> int:
        """The number of one ad."""
        return sum(1 << place for place, digit in self._places() if ad in digit)

    def _places(self) -> list[tuple[int, BitMap]]:
        return list(zip(reversed(range(len(self._digits))), self._digits, strict=True))
