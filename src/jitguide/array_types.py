"""Writes the type of an array as JAX sees it: dtype, shape, sharding, and the mesh behind it."""

from typing import Any

import jax

VERSION = tuple(int(part) for part in jax.__version__.split(".")[:2])


def type_text(value: Any) -> str:
    """Return the type of an array, a tracer or an abstract value as `jax.typeof` prints it.

    Only the mark of a weak type is left out. Dimensions that are split over an axis of explicit
    type name that axis: ``float32[4@i,4]``. What has no dtype is shown as it is.

    Example:
        >>> import numpy as np
        >>> type_text(np.zeros((2, 3)))
        'float64[2,3]'
    """
    aval = getattr(value, "aval", value)
    if hasattr(aval, "str_short"):
        return str(aval.str_short())
    if not hasattr(value, "shape") or not hasattr(value, "dtype"):
        return str(value)
    return f"{value.dtype}[{','.join(map(str, value.shape))}]"


def spec_text(spec: Any) -> str:
    """Return a `PartitionSpec` as one writes it, the same on every version.

    Example:
        >>> from jax.sharding import PartitionSpec
        >>> spec_text(PartitionSpec("i", None))
        "P('i')"
    """
    parts = list(spec or ())
    while parts and parts[-1] is None:  # JAX fills a spec up with None to the rank of the array
        parts.pop()
    shown = [repr(part) for part in parts]
    for name in ("unreduced", "reduced"):
        if axes := getattr(spec, name, None):
            shown.append(f"{name}={sorted(map(str, axes))}")
    return f"P({', '.join(shown)})"


def mesh_text(mesh: Any) -> str:
    """Return the axes of a mesh with their sizes and types, or "none" for no mesh.

    Example:
        >>> import jax, numpy as np
        >>> mesh_text(jax.sharding.Mesh(np.array(jax.devices()[:1]), ("i",)))[:8]
        "Mesh('i'"
    """
    if mesh is None or getattr(mesh, "empty", False):
        return "none"
    axes = ", ".join(f"{name!r}: {size}" for name, size in mesh.shape.items())
    types = getattr(mesh, "axis_types", None)
    if not isinstance(types, tuple):  # axes have had types, one for each, since 0.5
        return f"Mesh({axes})"
    shown = ", ".join(getattr(kind, "name", str(kind)) for kind in types)
    return f"Mesh({axes}, axis_types=({shown}{',' if len(types) == 1 else ''}))"
