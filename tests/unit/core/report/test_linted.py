import pickle

from inspector.core.report.linted import ReportLint, ReportSchema
from inspector.core.report.report import Site


def test_a_linted_schema_is_a_plain_value():
    schema = ReportSchema(0, Site(1, 1, 0, 2), "", "f", "function", None, "clean", 0, 0)
    lint = ReportLint("p", {"en": "P"}, "2026-01-01", (schema,))
    assert pickle.loads(pickle.dumps(lint)) == lint
    assert not lint.is_dialect
