"""The settings under which a function is traced, as far as JAX makes them public."""

import functools
import warnings
from dataclasses import dataclass
from typing import Any

import jax

from jitguide.array_types import mesh_text

Context = dict[str, Any]

# Settings that change no trace. Every other one is reported if it changed and nothing else did.
_IGNORED = (
    "jax_log",
    "jax_explain",
    "jax_compilation_cache",
    "jax_persistent",
    "jax_dump",
    "jax_debug_log",
)

# Settings found (by running it) to be part of the key of a trace, on every recorded version.
TRACED_UNDER = (
    "jax_enable_x64",
    "jax_default_matmul_precision",
    "jax_default_device",
    "jax_numpy_rank_promotion",
    "jax_numpy_dtype_promotion",
    "jax_threefry_partitionable",
    "jax_disable_jit",
    "mesh",
)


@dataclass(frozen=True)
class _Mesh:
    """The mesh that holds: of `with mesh:`, and of `jax.set_mesh` and its forerunners."""

    physical: Any
    abstract: Any

    def __repr__(self) -> str:
        return mesh_text(self.physical if self.abstract is None else self.abstract)


def context_now() -> Context:
    """Return the settings that hold in this thread now, by name; takes some ten microseconds."""
    found: Context = {
        name: getattr(jax.config, name, value)
        for name, value in jax.config.values.items()
        if not name.startswith(_IGNORED)
    }
    environment = getattr(_resources(), "env", None)
    abstract = getattr(jax.sharding, "get_abstract_mesh", lambda: None)()  # since 0.5
    found["mesh"] = _Mesh(_or_none(getattr(environment, "physical_mesh", None)), _or_none(abstract))
    return found


@functools.cache
def _resources() -> Any:
    # `with mesh:` leaves its mark here and in no newer public place. Reading the attribute warns
    # from 0.8.2 on, reading from the object does not.
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        try:
            from jax.interpreters import pxla

            return pxla.thread_resources
        except (ImportError, AttributeError):
            return None


def _or_none(mesh: Any) -> Any:
    return None if getattr(mesh, "empty", False) else mesh
