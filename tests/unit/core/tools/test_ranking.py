from inspector.core.tools.ranking import likely_branches, ranked
from inspector.core.tools.validation import Violation


def broken(keyword, at="", member=None, branches=()):
    return Violation(at, f"/{keyword}", keyword, (), member, branches)


def keywords(*violations):
    return [v.keyword for v in ranked(violations)]


def test_the_deepest_place_comes_first():
    assert [
        v.instance_location
        for v in ranked([broken("type", "/a"), broken("type", "/a/b/c")])
    ] == ["/a/b/c", "/a"]


def test_a_union_comes_after_everything_else():
    assert keywords(broken("anyOf", "/a/b"), broken("required", member="x")) == [
        "required",
        "anyOf",
    ]


def test_at_one_place_the_type_comes_before_what_follows_from_it():
    assert keywords(broken("minLength"), broken("enum"), broken("type")) == [
        "type",
        "enum",
        "minLength",
    ]


def test_places_of_one_depth_keep_their_order():
    violations = [broken("type", f"/{i}") for i in (0, 1, 10, 2)]
    assert ranked(violations) == tuple(violations)


def test_a_missing_name_and_one_that_is_not_allowed_stand_side_by_side():
    missing, extra = ranked(
        [
            broken("additionalProperties", member="query"),
            broken("maxProperties"),
            broken("required", member="statement"),
        ]
    )[:2]
    assert dict(missing.details) == {"unexpected": '"query"'}
    assert dict(extra.details) == {"missing": '"statement"'}


def test_of_several_names_only_those_that_resemble_each_other_are_paired():
    violations = ranked(
        [
            broken("required", member="max_results"),
            broken("required", member="topic"),
            broken("additionalProperties", member="maxResults"),
            broken("additionalProperties", member="verbose"),
        ]
    )
    pairs = {v.member: dict(v.details) for v in violations}
    assert pairs["max_results"] == {"unexpected": '"maxResults"'}
    assert pairs["maxResults"] == {"missing": '"max_results"'}
    assert pairs["topic"] == pairs["verbose"] == {}


def test_names_at_different_places_are_not_paired():
    violations = ranked(
        [
            broken("required", "/a", "x"),
            broken("additionalProperties", "/b", "y"),
        ]
    )
    assert [v.details for v in violations] == [(), ()]


def test_a_branch_of_another_type_is_not_the_likely_one():
    union = broken(
        "anyOf", branches=((broken("type"),), (broken("required", member="a"),))
    )
    assert likely_branches(union) == (1,)


def test_a_branch_with_another_tag_is_not_the_likely_one():
    union = broken(
        "oneOf",
        branches=(
            (broken("const", "/kind"), broken("required", member="a")),
            (broken("type", "/size"),),
            (broken("type"),),
        ),
    )
    assert likely_branches(union) == (1,)


def test_where_no_branch_fits_better_all_are_as_likely():
    union = broken("anyOf", branches=((broken("type"),), (broken("type"),)))
    assert likely_branches(union) == (0, 1)
    assert likely_branches(broken("enum")) == ()
