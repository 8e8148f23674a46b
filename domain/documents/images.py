"""Photographs and scans: made anew, so that nothing travels with them but the picture."""

import io
import threading

from PIL import Image, ImageOps

from domain.documents.errors import FileTooBig, FileUnreadable
from domain.documents.formats import JPG, Format

MOST_PIXELS = 25_000_000
_AT_ONCE = threading.Semaphore(2)


def redraw(content: bytes, image_format: Format) -> bytes:
    """The same picture, upright, without EXIF and whatever else the file held.

    Raises FileTooBig beyond 25 million pixels, which is looked up before anything is unpacked, and FileUnreadable.
    """
    with _AT_ONCE:
        try:
            with Image.open(io.BytesIO(content), formats=["JPEG" if image_format is JPG else "PNG"]) as image:
                if image.width * image.height > MOST_PIXELS:
                    raise FileTooBig(mostPixels=MOST_PIXELS)
                return _encoded(ImageOps.exif_transpose(image), image_format)
        except Image.DecompressionBombError as error:
            raise FileTooBig(mostPixels=MOST_PIXELS) from error
        except (OSError, SyntaxError, ValueError) as error:
            raise FileUnreadable from error


def _encoded(image: Image.Image, image_format: Format) -> bytes:
    fresh = io.BytesIO()
    if image_format is JPG:
        picture = image if image.mode in {"RGB", "L"} else image.convert("RGB")
        _bare(picture).save(fresh, "JPEG", quality=90, optimize=True)
    else:
        picture = image if image.mode in {"RGB", "RGBA", "L", "LA", "1"} else image.convert("RGBA")
        _bare(picture).save(fresh, "PNG", optimize=False)
    return fresh.getvalue()


def _bare(picture: Image.Image) -> Image.Image:
    """The pixels alone, without the metadata that an image object carries along."""
    bare = Image.new(picture.mode, picture.size)
    bare.paste(picture)
    return bare
