"""Processes that work for another one: it alone ends them, and they do not outlive it."""

import multiprocessing
import os
import signal
import threading
from multiprocessing.connection import wait


def depend_on_parent() -> None:
    """Called in a child. A parent that is killed cannot end it any more, so the child looks for itself."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    parent = multiprocessing.parent_process()
    if parent is not None:
        threading.Thread(target=_end_after, args=(parent.sentinel,), name="parent", daemon=True).start()


def _end_after(sentinel: int) -> None:
    wait([sentinel])
    os._exit(1)
