"""Re-encodes photographs and scans, which removes their metadata and anything hidden in the file."""

import io

from PIL import Image, ImageOps

from domain.documents.errors import FileTooBig, FileUnreadable
from domain.documents.formats import JPG, Format

MAX_PIXELS = 25_000_000


def reencode(content: bytes, image_format: Format) -> bytes:
    """Encodes a picture anew, upright, without EXIF and other metadata. To be called in a limited process.

    Raises FileUnreadable, and FileTooBig beyond 25 million pixels, which is checked before anything is decoded.
    """
    try:
        with Image.open(io.BytesIO(content), formats=["JPEG" if image_format is JPG else "PNG"]) as image:
            if image.width * image.height > MAX_PIXELS:
                raise FileTooBig(mostPixels=MAX_PIXELS)
            return _encoded(ImageOps.exif_transpose(image), image_format)
    except Image.DecompressionBombError as error:
        raise FileTooBig(mostPixels=MAX_PIXELS) from error
    except (OSError, SyntaxError, ValueError) as error:
        raise FileUnreadable from error


def _encoded(image: Image.Image, image_format: Format) -> bytes:
    fresh = io.BytesIO()
    if image_format is JPG:
        picture = image if image.mode in {"RGB", "L"} else image.convert("RGB")
        _without_metadata(picture).save(fresh, "JPEG", quality=90, optimize=True)
    else:
        picture = image if image.mode in {"RGB", "RGBA", "L", "LA", "1"} else image.convert("RGBA")
        _without_metadata(picture).save(fresh, "PNG", optimize=False)
    return fresh.getvalue()


def _without_metadata(picture: Image.Image) -> Image.Image:
    """The pixels alone, without the metadata of the image object."""
    bare = Image.new(picture.mode, picture.size)
    bare.paste(picture)
    return bare
