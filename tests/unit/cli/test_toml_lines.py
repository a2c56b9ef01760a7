import tomllib

import pytest

from inspector.cli.toml_lines import fault_of, line_of

TEXT = '''# gate.target is not set here
[project]
name = "target"
text = """
target = "no"
"""
[tool.it.gate]
schemas = { target = "s.json" }
# target = "old"
target = "openai"
terms = [
  "block",
]
"quoted" = 1
[tool.it.lint]
dotted.deep = true
[tool.it.diff]
'''


@pytest.mark.parametrize(
    ("path", "line"),
    [
        (("tool", "it", "gate", "target"), 10),
        (("tool", "it", "gate", "schemas", "target"), 8),
        (("tool", "it", "gate"), 7),
        (("tool", "it", "gate", "terms", "0"), 11),
        (("tool", "it", "gate", "quoted"), 14),
        (("tool", "it", "lint", "dotted", "deep"), 16),
        (("tool", "it", "diff"), 17),
        (("project", "name"), 3),
        (("nowhere",), 1),
        ((), 1),
    ],
)
def test_a_key_is_found_on_the_line_that_sets_it(path, line):
    assert line_of(TEXT, path) == line


@pytest.mark.parametrize(
    ("text", "line"),
    [
        ("a = 1\nb\n", 2),
        ("[x\n", 1),
        ('a = 1\nb = "x\n', 2),
        ('a = """\nx\n', 2),
        ("a = 1\na = 2\n", 2),
        ("a = 1\n\n\nb = ", 4),
    ],
)
def test_a_fault_has_its_line_and_a_reason_without_a_place(text, line):
    with pytest.raises(tomllib.TOMLDecodeError) as caught:
        tomllib.loads(text)
    found, reason = fault_of(caught.value, text)
    assert found == line
    assert "(at" not in reason
    assert reason
