"""Frames that a limited process sends back: pieces of its result, and how it ended."""

import struct
from enum import IntEnum
from typing import BinaryIO

HEAD = struct.Struct("!BI")
"""The kind of a frame, and the number of its bytes that follow."""


class FrameKind(IntEnum):
    """`PIECE` of the result; the others are the last frame."""

    PIECE = 1
    END = 2
    REFUSED = 3
    """A domain error, as JSON."""
    FAILED = 4
    """Any other exception: its name and place. Its message may quote the document."""


def write_frame(output: BinaryIO, kind: FrameKind, content: bytes = b"") -> None:
    output.write(HEAD.pack(kind, len(content)))
    output.write(content)
