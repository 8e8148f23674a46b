"""Readers of single systems: applicant tracking systems, employment services and EURES."""
