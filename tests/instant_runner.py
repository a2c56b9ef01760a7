"""Runs jobs at once, so that a test need not wait, or when told to."""

from __future__ import annotations


class InstantRunner:
    """Executes a job while it is being started."""

    is_idle = True

    def shut_down(self):
        """Nothing is ever left running."""

    def start(self, job):
        job.execute()


class PatientRunner:
    """Keeps jobs until they are let through one by one."""

    def __init__(self):
        self.waiting = []

    @property
    def is_idle(self):
        return not self.waiting

    def start(self, job):
        self.waiting.append(job)

    def shut_down(self):
        self.waiting.clear()

    def let_through(self, index=0):
        self.waiting.pop(index).execute()
