import pytest

from inspector.core.tools.conversion.loss import Account, Loss, LossKind


def test_a_loss_that_is_told_twice_counts_once():
    account = Account()
    account.add(LossKind.WIDENED, "one-of", "/a")
    account.add(LossKind.NARROWED, "closed", "")
    account.add(LossKind.WIDENED, "one-of", "/a")
    assert [loss.key for loss in account.losses()] == ["one-of", "closed"]


def test_the_same_loss_at_two_places_is_two():
    account = Account()
    for place in ("/a", "/b"):
        account.add(LossKind.WIDENED, "one-of", place)
    assert [loss.pointer for loss in account.losses()] == ["/a", "/b"]


def test_a_long_detail_is_shortened():
    account = Account()
    account.add(LossKind.WIDENED, "branch-dropped", "", value="x" * 1000)
    ((name, shown),) = account.losses()[0].details
    assert name == "value"
    assert len(shown) < 100


@pytest.mark.parametrize("language", ["en", "de"])
def test_the_sentence_of_a_loss_names_its_details(language):
    details = (("keyword", "minLength"), ("value", "7"))
    loss = Loss(LossKind.WIDENED, "keyword-dropped", "/a", details)
    assert "minLength" in loss.text(language)
