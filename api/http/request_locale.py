"""The language in which a request is answered."""

from typing import Annotated

from fastapi import Depends, Header

from domain.kernel.values.locales import Locale, preferred_locale


async def request_locale(accept_language: Annotated[str, Header(max_length=500)] = "") -> Locale:
    """The language in which names are answered, from Accept-Language."""
    return preferred_locale(accept_language)


RequestLocale = Annotated[Locale, Depends(request_locale)]
