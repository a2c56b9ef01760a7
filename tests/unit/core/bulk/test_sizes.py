from inspector.core.bulk.sizes import FOR_MANY, SMALL


def test_nothing_that_is_read_whole_is_given_to_more_than_one_process():
    assert SMALL <= FOR_MANY
