from itertools import pairwise

from inspector.core.tools.schema_keywords import Reach
from inspector.core.tools.schema_order import ordered
from inspector.core.tools.subschema import Edge


def edges_of(graph):
    def edges(name):
        return [Edge("$ref", None, to, Reach.SAME, name) for to in graph.get(name, "")]

    return edges


def test_whatever_is_led_to_comes_first():
    order, circle = ordered(["a"], edges_of({"a": "bc", "b": "d", "c": "d"}))
    assert order == ("d", "b", "c", "a")
    assert circle is None


def test_the_edge_that_closes_a_circle_is_named_and_passed_over():
    order, circle = ordered(["a"], edges_of({"a": "b", "b": "c", "c": "a"}))
    assert order == ("c", "b", "a")
    assert (circle.at, circle.target) == ("c", "a")


def test_a_loop_of_one_is_a_circle():
    assert ordered(["a"], edges_of({"a": "a"}))[1] is not None


def test_two_ways_to_one_place_are_no_circle():
    assert ordered(["a", "b"], edges_of({"a": "c", "b": "c"}))[1] is None


def test_a_chain_as_long_as_a_book_is_walked_without_recursion():
    names = [str(i) for i in range(20_000)]
    graph = {one: [two] for one, two in pairwise(names)}
    order, _ = ordered(["0"], edges_of(graph))
    assert order[0] == names[-1]
