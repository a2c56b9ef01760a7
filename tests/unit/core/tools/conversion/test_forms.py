import pytest

from inspector.core.tools.conversion.forms import FORMS, STRICT, dialect_of_form
from inspector.core.tools.dialects.schema_dialect import NAMES


def test_every_dialect_is_a_form_and_strict_comes_first():
    assert (STRICT, *NAMES) == FORMS


def test_the_strict_form_has_to_pass_what_openai_takes():
    assert dialect_of_form(STRICT).name == "openai"
    assert [dialect_of_form(name).name for name in NAMES] == list(NAMES)


def test_there_is_no_form_beside_these():
    with pytest.raises(KeyError):
        dialect_of_form("nowhere")
