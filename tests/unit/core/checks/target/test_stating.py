from builders import an_output
from findings import items_in
from inspector.core.checks.places import member_place
from inspector.core.checks.target.stating import Asked, stated
from inspector.core.rules.severity import Severity
from inspector.core.targets.rule_kinds import ItemTypes
from inspector.core.targets.target import target_of

RULE = target_of("ollama").of_kind(ItemTypes)[0]


def test_a_finding_has_the_weight_and_the_evidence_of_the_targets_rule():
    (item,) = items_in(an_output())
    place = member_place(item, "type")
    asked = Asked("Ollama", "")
    found = stated("target/item-type", asked, RULE, place, "", item=item, type="x")
    assert found.severity is RULE.severity
    assert found.basis == RULE.sources
    assert found.details == (("target", "Ollama"), ("type", "x"))
    assert found.item == 0


def test_a_finding_may_weigh_less_and_stand_on_no_item():
    (item,) = items_in(an_output())
    place, asked = member_place(item, "type"), Asked("Ollama", "")
    found = stated("target/state", asked, RULE, place, severity=Severity.INFO)
    assert found.severity is Severity.INFO
    assert found.item is None
