import pytest

from inspector.core.tools.content_notes import drop_content_notes
from inspector.core.tools.exact_value import exact_value
from inspector.core.tools.schema_keywords import Draft
from inspector.core.tools.schema_map import SchemaMap
from schemas import node_of

SCHEMA = {
    "contentEncoding": "base64",
    "properties": {
        "contentMediaType": {"contentMediaType": "text/plain", "type": "string"},
        "a": {"items": [{"contentEncoding": "base64"}, True]},
    },
}


def without_notes(draft):
    node = node_of(SCHEMA)
    exact = exact_value(node)
    drop_content_notes(exact, SchemaMap(node, draft))
    return exact


@pytest.mark.parametrize("draft", [Draft.DRAFT_6, Draft.DRAFT_7])
def test_notes_are_dropped_and_names_of_members_stay(draft):
    assert without_notes(draft) == {
        "properties": {
            "contentMediaType": {"type": "string"},
            "a": {"items": [{}, True]},
        }
    }


@pytest.mark.parametrize("draft", [Draft.DRAFT_4, Draft.DRAFT_2020_12])
def test_other_drafts_never_assert_them(draft):
    assert without_notes(draft) == SCHEMA
