"""Registers the site's texts: events without personal data."""

from typing import get_args

from domain.kernel.module import Module
from domain.texts.events import TextEvent

MODULE = Module("texts", events=get_args(TextEvent))
