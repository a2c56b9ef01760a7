import orjson
import pytest

from inspector.assets import resource_path
from inspector.core.errors import InspectorError
from inspector.core.rules.catalogue import rules_in
from inspector.core.rules.severity import Severity
from inspector.core.tools.strict.strict_profile import load_profile, profile_names

NAMES = profile_names()


def test_the_default_profile_comes_first():
    assert NAMES == ("openai-2026", "azure-openai", "fine-tuned", "openai-2024")


@pytest.mark.parametrize("name", NAMES)
def test_every_rule_has_a_source_and_a_rule_of_the_catalogue(name):
    profile = load_profile(name)
    assert set(profile.title) == {"en", "ko"}
    for rule in profile.rules.values():
        assert rule.sources
        assert rule.code in rules_in("strict")


@pytest.mark.parametrize("name", NAMES)
def test_what_is_not_verified_never_blocks(name):
    rules = load_profile(name).rules.values()
    doubtful = [rule for rule in rules if not rule.is_verified]
    assert doubtful
    assert all(rule.severity is not Severity.BLOCK for rule in doubtful)


@pytest.mark.parametrize("name", NAMES)
def test_no_keyword_is_both_refused_and_unheard_of(name):
    profile = load_profile(name)
    assert {rule.code for rule in profile.keyword_rules.values()} <= {
        "strict/keyword",
        "strict/default",
    }
    assert "type" in profile.accepted - set(profile.keyword_rules)


@pytest.mark.parametrize("name", NAMES)
def test_no_source_is_left_over(name):
    data = orjson.loads(resource_path("strict", f"{name}.json").read_bytes())
    named = {s for r in data["rules"].values() if r for s in r["sources"]}
    assert named == set(data["sources"])


def test_a_profile_replaces_rules_of_the_one_that_it_extends():
    azure = load_profile("azure-openai")
    assert azure.rule("OAI-L01").limit == 100
    assert azure.rule("OAI-S04") == load_profile().rule("OAI-S04")
    assert azure.rule("OAI-K03") is None
    assert azure.keyword_rules["minLength"].name == "OAI-AZ1"


def test_an_unknown_profile_is_refused_with_the_known_names():
    with pytest.raises(InspectorError, match="openai-2026, azure-openai"):
        load_profile("../errors")
