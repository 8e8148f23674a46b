"""The time zone in which people of the site's countries read times and choose hours."""

from zoneinfo import ZoneInfo

TIME_ZONE = ZoneInfo("Europe/Zagreb")
"""The same clock in all countries of the five languages."""
