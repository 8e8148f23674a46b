"""The time zone in which people of the site's countries read times and choose hours."""

from zoneinfo import ZoneInfo

TIME_ZONE = ZoneInfo("Europe/Zagreb")
"""Time zone of the site; clocks in all countries of the five languages agree."""
