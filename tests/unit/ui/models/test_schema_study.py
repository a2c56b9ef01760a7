"""A study holds one schema against a strict subset and every dialect."""

from __future__ import annotations

import pickle

from schema_studies import CLEAN, LOOSE, a_study


def test_a_study_knows_level_rows_and_every_provider():
    study = a_study(LOOSE)
    assert study.strict.level == "not-strict"
    assert {row.use.pointer for row in study.rows} >= {"/properties/level/enum"}
    assert len(study.columns) == len(study.portability.dialects)


def test_the_profile_is_the_one_that_was_asked_for():
    assert a_study(CLEAN, "openai-2024").strict.profile.name == "openai-2024"


def test_whether_the_tool_asks_for_strict_is_known():
    assert a_study(CLEAN, strict=True).asks_for_strict
    assert not a_study(CLEAN).asks_for_strict


def test_a_study_can_be_sent_between_processes():
    study = a_study(CLEAN)
    assert pickle.loads(pickle.dumps(study.strict)).level is study.strict.level
