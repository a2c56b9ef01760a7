from builders import a_request
from inspector.core.checks.finding import Severity
from inspector.core.checks.request.body_place import finding_in
from inspector.core.items.envelope import read_envelope
from schemas import document_of


def test_a_finding_in_a_body_points_at_the_value_and_stands_on_no_item():
    document = document_of([a_request(model="m"), a_request(model="n")])
    body = read_envelope(document).bodies[1]
    node = body.member("model")
    found = finding_in("request/json-mode", body, ("model",), node, "v", name="x")
    assert (found.item, found.severity) == (None, Severity.WARN)
    assert found.place.pointer == "/1/model"
    assert document.text[slice(*found.place.span)] == '"n"'
    assert (found.variant, found.details) == ("v", (("name", "x"),))
