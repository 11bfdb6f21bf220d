"""Which extra of this package brings what a command lacks; the core needs NumPy, Numba and msgspec alone."""

import importlib.util

EXTRAS = {
    "play": ("typer", "rich", "fluent", "tomlkit"),
    "lab": ("openskill", "psutil"),
    "serve": (
        "litestar", "uvicorn", "uvloop", "httptools", "websockets", "sqlalchemy", "alembic", "prometheus_client",
        "PIL", "pywebpush", "py_vapid", "cryptography", "webauthn", "segno", "openskill",
    ),
    "nodes": ("psycopg", "redis"),
    "environments": ("pettingzoo", "gymnasium"),
    "train": ("torch",),
    "gpu": ("numba_cuda",),
    "ray": ("ray",),
    "peer": ("pyspiel",),
}  # fmt: skip


def extra_of(module: str) -> str:
    """The extra that brings a module; nothing for one that none brings.

    >>> extra_of("litestar.channels"), extra_of("json")
    ('serve', '')
    """
    package = module.partition(".")[0]
    return next((extra for extra, modules in EXTRAS.items() if package in modules), "")


def check_installed(*modules: str) -> None:
    """Fail by the name of the first of these modules that is not installed."""
    for module in modules:
        if importlib.util.find_spec(module) is None:
            raise ModuleNotFoundError(f"No module named {module!r}", name=module)


def remedy(command: str, error: ModuleNotFoundError) -> str:
    """What to do where a module is missing; nothing if no extra brings it.

    >>> remedy("serve", ModuleNotFoundError("", name="litestar"))
    "zaubertisch serve needs litestar: pip install 'zaubertisch[serve]'"
    """
    package = (error.name or "").partition(".")[0]
    extra = extra_of(package)
    return f"{f'zaubertisch {command}'.strip()} needs {package}: pip install 'zaubertisch[{extra}]'" if extra else ""
