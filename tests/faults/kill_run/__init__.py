"""Kills processes of a whole site at random while people use it, and checks afterwards what must hold."""
