import warnings
from pathlib import Path

import jax
import numpy as np
from jax.experimental.compilation_cache import compilation_cache


@jax.jit
def square(x):
    return x @ x


folder = Path("jax-cache").absolute()
jax.config.update("jax_compilation_cache_dir", str(folder))
jax.config.update("jax_compilation_cache_max_size", 10_000_000)  # bytes
jax.config.update("jax_persistent_cache_min_compile_time_secs", 0)
jax.config.update("jax_persistent_cache_min_entry_size_bytes", -1)
x = np.ones((4, 4))
compilation_cache.reset_cache()

with warnings.catch_warnings(record=True) as caught:
    square(x)
print(caught[0].message)
print("stored:", bool(list(folder.glob("jit_square*"))))
compilation_cache.reset_cache()
