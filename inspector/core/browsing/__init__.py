"""A log as a table: where its lines begin, a row for each item, search in all of it.

What a row shows is kept in arrays, a few dozen bytes a row, and no text of a record
at all: a log of a million items is looked through without being held. Rows come in the
order of the log, from parts that are judged as those of a report are; where only the
order of records tells, from the gate's record path. Whoever shows them runs that in a
process of its own. It is no report and no view: it may use the bulk room and all below
it.
"""
