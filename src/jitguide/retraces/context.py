"""The settings under which a function is traced, as far as JAX makes them public."""

import threading
import warnings
from typing import Any

import jax

__all__ = ["Context", "Ignored", "context_now", "is_traced_under"]

Context = dict[str, Any]

# Settings that change no trace. Every other one is reported if it changed and nothing else did.
Ignored = (
    "jax_log",
    "jax_explain",
    "jax_compilation_cache",
    "jax_persistent",
    "jax_dump",
    "jax_debug_log",
)

# Settings found (by running it) to be part of the key of a trace, on every recorded version.
_TRACED_UNDER = (
    "jax_enable_x64",
    "jax_default_matmul_precision",
    "jax_default_device",
    "jax_numpy_rank_promotion",
    "jax_numpy_dtype_promotion",
    "jax_threefry_partitionable",
    "jax_disable_jit",
    "mesh",
    "abstract mesh",
)

_UNKNOWN = "cannot tell"


def context_now() -> Context:
    """Return the settings that hold in this thread now, by name; takes some ten microseconds."""
    found: Context = {
        name: getattr(jax.config, name, value)
        for name, value in jax.config.values.items()
        if not name.startswith(Ignored)
    }
    found["mesh"] = _mesh()
    found["abstract mesh"] = _abstract_mesh()
    return found


def is_traced_under(name: str) -> bool:
    """Return whether a setting is known to be part of the key of a trace."""
    return name in _TRACED_UNDER


def _find_resources() -> Any:
    # `with mesh:` leaves its mark here and in no newer public place. Reading the attribute warns
    # from 0.8.2 on, reading from the object does not.
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            from jax.interpreters import pxla

            return pxla.thread_resources
        except (ImportError, AttributeError):
            return None


_resources: Any = None
_resources_sought = False
_lock = threading.Lock()


def _mesh() -> Any:
    global _resources, _resources_sought
    with _lock:
        if not _resources_sought:
            _resources, _resources_sought = _find_resources(), True
    mesh = getattr(getattr(_resources, "env", None), "physical_mesh", _UNKNOWN)
    return None if getattr(mesh, "empty", False) else mesh


def _abstract_mesh() -> Any:
    get = getattr(jax.sharding, "get_abstract_mesh", None)
    if get is None:
        return None  # no such mesh before 0.5
    mesh = get()
    return None if mesh is None or getattr(mesh, "empty", False) else mesh
