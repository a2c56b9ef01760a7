"""Write a schema in the form that one provider takes; arguments are never touched.

A schema is read into parts that can be rewritten (`part_reading`), every place that
stands in the way of a dialect is rewritten by the rule for its feature (`rewriters`),
and that is repeated until nothing is left; then it is laid out anew
(`part_writing`). What meaning was lost on the way is said, place by place (`loss`).

So the lint of a dialect and the conversion to it know the same data: what converts
without a remainder passes, and converting it again changes nothing.
"""
