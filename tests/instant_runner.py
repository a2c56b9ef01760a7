"""Runs jobs at once, so that a test need not wait, or when told to."""

from __future__ import annotations


class InstantRunner:
    """Executes a job while it is being started."""

    def start(self, job):
        job.execute()


class PatientRunner:
    """Keeps jobs until they are let through one by one."""

    def __init__(self):
        self.waiting = []

    def start(self, job):
        self.waiting.append(job)

    def let_through(self, index=0):
        self.waiting.pop(index).execute()
