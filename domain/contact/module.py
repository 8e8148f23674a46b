"""Registers contact messages: a plain table with personal data."""

from domain.contact.subject_data import ContactSubjectData
from domain.kernel.module import Module

MODULE = Module("contact", subject_data=ContactSubjectData)
