import pytest

from inspector.core.tools.schema_keywords import (
    HOLDERS,
    KEYWORDS,
    META_SCHEMAS,
    Draft,
    draft_named,
)


@pytest.mark.parametrize(("uri", "draft"), META_SCHEMAS.items())
def test_a_draft_is_known_with_and_without_the_empty_fragment(uri, draft):
    assert draft_named(uri) is draft
    assert draft_named(uri + "#") is draft


def test_an_old_draft_may_be_named_with_https():
    uri = "https://json-schema.org/draft-07/schema#"
    assert draft_named(uri) is Draft.DRAFT_7


@pytest.mark.parametrize(
    "uri",
    [
        "",
        "http://json-schema.org/schema#",
        "http://json-schema.org/draft-02/schema#",
        "http://json-schema.org/draft/2020-12/schema",
        "https://example.org/my-meta-schema",
    ],
)
def test_another_dialect_is_not_taken_for_a_draft(uri):
    assert draft_named(uri) is None


def test_every_keyword_that_holds_schemas_is_a_keyword():
    assert set(HOLDERS) <= KEYWORDS
