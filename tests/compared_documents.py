"""Documents of a few items that have much in common, for properties of comparisons."""

from __future__ import annotations

import json

from hypothesis import strategies as st

words = st.sampled_from(["a", "b", "call_1", "call_2", "région", "\\", '"', "😀", ""])
scalars = st.none() | st.booleans() | st.integers(-3, 3) | words


def trees(leaves):
    return st.recursive(
        leaves,
        lambda inner: (
            st.lists(inner, max_size=4) | st.dictionaries(words, inner, max_size=3)
        ),
        max_leaves=10,
    )


values = trees(scalars)
unmistakable = trees(st.none() | st.booleans() | st.integers(2, 5) | words)
"""Without 0 and 1, which deepdiff takes for False and True within lists."""

texts = values.map(json.dumps) | words | st.sampled_from(['{"a":1', "{'a':1}", "1.0"])
call_ids = st.sampled_from(["call_1", "call_2", "call_3"])


def optional(**members):
    return st.fixed_dictionaries({}, optional=members)


calls = st.builds(
    lambda fixed, extra: fixed | extra,
    st.fixed_dictionaries(
        {"type": st.sampled_from(["function_call", "acme:function_call"])}
    ),
    optional(
        call_id=call_ids,
        name=st.sampled_from(["f", "g"]),
        arguments=texts | values,
        status=st.sampled_from(["completed", "incomplete"]),
        id=words,
        extra=values,
    ),
)
outputs = st.builds(
    lambda fixed, extra: fixed | extra,
    st.just({"type": "function_call_output"}),
    optional(call_id=call_ids, output=texts | values),
)
messages = st.fixed_dictionaries(
    {"type": st.just("message"), "role": words, "content": values}
)
chat_calls = st.fixed_dictionaries(
    {
        "type": st.just("function"),
        "id": call_ids,
        "function": st.fixed_dictionaries({"name": words, "arguments": texts}),
    }
)
items = calls | outputs | messages | chat_calls
documents = st.lists(items, min_size=1, max_size=6)
