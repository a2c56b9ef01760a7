from inspector.core.source.json_reader import read_json
from inspector.core.tools.strict.hit import on_name, on_site, on_value
from inspector.core.tools.strict.schema_site import Site

TEXT = '{"type": "object", "enum": [1]}'
SITE = Site(read_json(TEXT).root)


def test_a_hit_on_a_name_underlines_the_name():
    hit = on_name("R", SITE, "enum", "v", keyword="enum")
    assert (TEXT[slice(*hit.span)], hit.of_name, hit.below) == (
        '"enum"',
        True,
        ("enum",),
    )
    assert hit.details == (("keyword", "enum"),)


def test_a_hit_on_a_name_that_is_not_there_underlines_the_site():
    hit = on_name("R", SITE, "items")
    assert (TEXT[slice(*hit.span)], hit.of_name) == ('"object"', False)


def test_a_hit_on_a_value_underlines_the_value():
    assert TEXT[slice(*on_value("R", SITE, ("enum",), SITE.get("enum")).span)] == "[1]"


def test_a_hit_on_a_site_underlines_what_stands_for_it():
    assert TEXT[slice(*on_site("R", SITE).span)] == '"object"'
