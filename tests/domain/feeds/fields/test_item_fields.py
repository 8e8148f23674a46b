"""Fields of an item, looked up in tables of names."""

from domain.feeds.fields.item_fields import Fields

TITLES = "title"


def test_the_first_name_of_the_table_counts_whatever_stands_first_in_the_item() -> None:
    assert Fields({"heading": "c", "name": "b", "title": "a"}).text_of(TITLES) == "a"
    assert list(Fields({"heading": "c", "name": "b", "other": "x"}).all_of(TITLES)) == ["b", "c"]


def test_an_empty_field_gives_way_to_the_next_in_each_item() -> None:
    first, second = Fields({"title": "", "name": "b"}), Fields({"title": "a", "name": "b"})
    assert (first.text_of(TITLES), second.text_of(TITLES)) == ("b", "a")
    assert Fields({"other": "x"}).text_of(TITLES) == ""


def test_a_field_that_only_holds_fields_of_its_own_has_markup_and_no_text() -> None:
    fields = Fields({"title": "<b>x</b>", "title/b": "x", "name": "<b>y</b>"})
    assert fields.markup_of(TITLES) == "<b>x</b>"
    assert fields.text_of(TITLES) == "<b>y</b>"


def test_tables_of_one_length_are_told_apart() -> None:
    fields = Fields({"title": "a", "city": "b"})
    assert [fields.text_of(table) for table in (TITLES, "place", TITLES)] == ["a", "b", "a"]
