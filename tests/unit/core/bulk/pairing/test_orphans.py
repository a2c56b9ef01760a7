from builders import a_function_call, a_request, a_response, an_output, as_json
from inspector.core.bulk.pairing.orphans import without_orphans
from inspector.core.checks.inspection import inspect_content

ORPHAN = "pairing/orphan-output"


def parted(value):
    left, orphans = without_orphans(inspect_content(as_json(value)))
    codes = {found.code for entry in left.items for found in entry.findings}
    return ORPHAN in codes, [each.item.call_id for each in orphans]


def test_the_call_of_an_output_in_a_list_may_stand_in_another_record():
    assert parted([a_function_call(), an_output(call_id="other")]) == (False, ["other"])


def test_what_was_sent_or_came_back_is_all_there_was():
    assert parted(a_request(an_output(call_id="other"))) == (True, [])
    assert parted(a_response(an_output(call_id="other"))) == (True, [])


def test_a_record_without_any_stays_what_it_is():
    found = inspect_content(as_json([a_function_call()]))
    assert without_orphans(found) == (found, [])
