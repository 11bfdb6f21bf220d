"""Who does long work: processes of this machine, or those of a Ray cluster.

One door for everybody who has jobs: `for result in Crew(cluster="10.0.0.1:6379").results(work, jobs)`.
"""

import multiprocessing
import os
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any

from zaubertisch.kernel.children import depend_on_parent

Work = Callable[[Any], Any]  # a function of a module: others import it by its name


@dataclass(frozen=True)
class Crew:
    """How many jobs are done at once, and where."""

    processes: int = 0  # 0: one for each core
    cluster: str = ""  # HOST:PORT of a Ray cluster, or `local` for one on this machine; nothing: none

    def check(self) -> None:
        """Whether the cluster can be reached, before anybody waits for it."""
        if self.cluster:
            from zaubertisch.lab.cluster import connect

            connect(self.cluster, self.processes)

    def results(self, work: Work, jobs: Sequence[Any]) -> Iterator[Any]:
        """What comes of each job, whichever is ready first."""
        if self.cluster and jobs:
            return self._in_cluster(work, jobs)
        count = min(self.processes or os.cpu_count() or 1, len(jobs))
        return _in_processes(work, jobs, count) if count > 1 else map(work, jobs)

    def _in_cluster(self, work: Work, jobs: Sequence[Any]) -> Iterator[Any]:
        from zaubertisch.lab.cluster import results

        self.check()
        return results(work, jobs, self.processes)


ALONE = Crew(processes=1)
EVERY_CORE = Crew()


def _in_processes(work: Work, jobs: Sequence[Any], count: int) -> Iterator[Any]:
    with multiprocessing.get_context("spawn").Pool(count, depend_on_parent) as pool:
        yield from pool.imap_unordered(work, jobs)
