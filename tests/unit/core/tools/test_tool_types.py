from inspector.core.tools.tool_types import FUNCTION, owner_of


def test_a_type_without_prefix_has_an_owner():
    assert owner_of("local_shell") == "OpenAI"
    assert owner_of("x_search") == "xAI"


def test_the_type_of_the_specification_and_a_strange_one_have_none():
    assert owner_of(FUNCTION) is None
    assert owner_of("openrouter:web_search") is None
