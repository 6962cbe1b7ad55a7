import sys
import tempfile
from pathlib import Path

import jax


@jax.jit
def add_table(x):
    import tables

    return x + tables.TABLE


with tempfile.TemporaryDirectory() as folder:
    Path(folder, "tables.py").write_text("import jax.numpy as jnp\nTABLE = jnp.arange(3.0)\n")
    sys.path.insert(0, folder)
    print(add_table(1.0))

import tables  # noqa: E402

print(tables.TABLE)
try:
    print(tables.TABLE + 1)
except jax.errors.UnexpectedTracerError as error:
    print(type(error).__name__)
