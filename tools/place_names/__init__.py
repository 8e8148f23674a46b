"""Builds `ordinary_place_names.csv`: `python -m tools.place_names.build_ordinary_names FOLDER`."""
