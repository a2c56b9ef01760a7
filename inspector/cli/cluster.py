"""Let a Dask cluster do the work of a gate, over files of this machine or elsewhere.

Units are judged as they are here, and merged by the same run: a unit whose worker died
is judged again by another, and its answer is taken once.

Source: https://distributed.dask.org/ (``Client.submit``, ``Future.result``) and
https://filesystem-spec.readthedocs.io/ (addresses such as ``s3://``).
"""

from __future__ import annotations

from collections import deque
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from inspector.core.errors import InspectorError

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
    from concurrent.futures import Future
    from typing import BinaryIO

R = TypeVar("R")

SIGN = "://"
"""What tells an address from a file of this machine."""

_SECONDS = 15
"""How long a scheduler may take to answer."""

_AHEAD = 2
"""Pieces of work for each thread of the cluster that are begun at once."""


class ClusterHands:
    """Does work on the workers of a scheduler; leaving the context lets go of them.

    Args:
        address: Of the scheduler, such as ``tcp://10.0.0.1:8786``.

    Raises:
        InspectorError: Dask is not installed, or no scheduler answers.
    """

    def __init__(self, address: str) -> None:
        self._dask = _extra("distributed")
        self._address = address
        try:
            self._client: Any = self._dask.Client(
                address, timeout=_SECONDS, set_as_default=False
            )
        except (OSError, ValueError) as error:
            raise InspectorError(
                "cluster-unreachable", address=address, reason=str(error)
            ) from error

    def __enter__(self) -> ClusterHands:
        return self

    def __exit__(self, *_: object) -> None:
        self._client.close()

    def run(self, work: Iterable[Callable[[], R]]) -> Iterator[R]:
        """Do pieces of work and yield their answers in the same order."""
        begun: deque[Future[R]] = deque()
        rest = iter(work)
        try:
            while True:
                while len(begun) < self._most():
                    piece = next(rest, None)
                    if piece is None:
                        break
                    begun.append(self._client.submit(piece, pure=False))
                if not begun:
                    return
                yield self._answer(begun.popleft())
        finally:
            for future in begun:
                future.cancel()

    def _most(self) -> int:
        threads = self._client.nthreads().values()
        return int(_AHEAD * max(sum(threads), 1))

    def _answer(self, future: Future[R]) -> R:
        lost = (self._dask.KilledWorker, self._dask.comm.CommClosedError)
        try:
            return future.result()
        except lost as error:
            raise InspectorError(
                "cluster-failed", address=self._address, reason=str(error)
            ) from error


def _extra(name: str) -> Any:  # noqa: ANN401 - it has no types
    """A module of the extra ``cluster``, loaded when it is asked for."""
    try:
        return import_module(name)
    except ImportError as error:
        raise InspectorError("cluster-missing") from error


def expanded_addresses(names: Sequence[str]) -> Iterator[str]:
    """The files that addresses stand for; other names are passed on.

    Raises:
        InspectorError: nothing is there, or nobody knows the kind of address.
    """
    for name in names:
        if SIGN not in name:
            yield name
            continue
        files, path = _files_of(name)
        found = sorted(files.glob(path)) if "*" in path else [path]
        if not found:
            raise InspectorError("pattern-without-inputs", name=name)
        yield from map(files.unstrip_protocol, found)


def open_anywhere(name: str) -> BinaryIO:
    """Open a file by its name or address.

    Raises:
        OSError: it cannot be read.
    """
    if SIGN not in name:
        return Path(name).open("rb")
    files, path = _files_of(name)
    opened: BinaryIO = files.open(path, "rb")
    return opened


def open_named_anywhere(paths: Mapping[str, str], name: str) -> BinaryIO:
    """Open an input by the name that it was given."""
    return open_anywhere(paths.get(name, name))


def size_anywhere(name: str) -> int | None:
    """Bytes of a file; None where nobody knows."""
    try:
        if SIGN not in name:
            return Path(name).stat().st_size
        files, path = _files_of(name)
        size = files.size(path)
    except OSError:
        return None  # whoever opens it says why
    return None if size is None else int(size)


def _files_of(name: str) -> tuple[Any, str]:
    fsspec = _extra("fsspec")
    try:
        files, path = fsspec.url_to_fs(name)
    except (ImportError, ValueError) as error:  # a kind of address needs more, too
        raise InspectorError("file-unreadable", name=name, reason=str(error)) from error
    return files, str(path)
