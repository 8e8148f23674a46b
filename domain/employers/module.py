"""What employers contribute to the whole: plain tables, nothing about people."""

from domain.kernel.module import Module

MODULE = Module("employers")
