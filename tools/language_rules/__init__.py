"""Builds `lemma_rules.txt.xz` from spelling dictionaries: `python -m tools.language_rules.build_lemmas FOLDER`."""
