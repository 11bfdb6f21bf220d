"""Rules on a GPU: a third way of running them, beside compiled and plain, from the same functions.

Every rule becomes a device function of CUDA when a kernel first needs it. Where there is no GPU, Numba's simulator runs
kernels as plain Python (NUMBA_ENABLE_CUDASIM=1). Nothing imports this module but what runs on a GPU.
"""

from collections.abc import Callable
from typing import Any

from numba import cuda
from numba.core import config

from zaubertisch.kernel.compilation import Surroundings, with_one_integer
from zaubertisch.kernel.errors import BadInput
from zaubertisch.kernel.extras import check_installed
from zaubertisch.kernel.rules import Twin

SIMULATED = bool(config.ENABLE_CUDASIM)
ALIGNED = 8  # bytes: how a kernel must place records of its own, which the simulator does by itself

_on_gpu: dict[Twin, Any] = {}


def check_gpu() -> None:
    """Fail in one line where nothing can run."""
    if not SIMULATED:
        check_installed("numba_cuda")
    if not cuda.is_available():
        raise BadInput("this machine has no NVIDIA GPU, or no driver for it")


def kernel(function: Any, **options: Any) -> Any:
    """A function that Python launches, and that calls rules."""
    return cuda.jit(function) if SIMULATED else cuda.jit(**options)(_surroundings.move(function))


def on_gpu(twin: Twin) -> Any:
    """A rule as kernels call it; nothing is compiled before that."""
    if twin not in _on_gpu:
        _on_gpu[twin] = _intrinsic(twin.intrinsic) if twin.intrinsic else _device_function(twin)
    return _on_gpu[twin]


_surroundings = Surroundings(on_gpu)


def _device_function(twin: Twin) -> Any:
    return with_one_integer(cuda.jit(device=True)(_surroundings.move(twin.function)))


def _intrinsic(make: Callable[[Any], Any]) -> Any:
    from numba.cuda.descriptor import cuda_target
    from numba.cuda.extending import intrinsic

    found = make(intrinsic)
    cuda_target.typing_context.refresh()
    cuda_target.target_context.refresh()
    return found
