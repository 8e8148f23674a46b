"""Registers employers: plain tables without personal data."""

from domain.kernel.module import Module

MODULE = Module("employers")
