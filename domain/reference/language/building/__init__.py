"""How `lemma_rules.txt.xz` is made from spelling dictionaries: by hand, `python -m …building.build_lemmas FOLDER`."""
