"""Commands that tests interrupt."""

import signal


def heed_interrupts() -> None:
    """For a started command: also where the tests themselves run in the background, which ignores them."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
