from pathlib import Path

import jax
import jax.numpy as jnp
from jax.experimental.compilation_cache import compilation_cache


@jax.jit
def square(x):
    return x @ x


@jax.jit
def double(x):
    return x + x


compilation_cache.reset_cache()
matrix = jax.jit(lambda: jnp.ones((4, 4)))()  # compiled before the cache is configured

folder = Path("jax-cache").absolute()
jax.config.update("jax_compilation_cache_dir", str(folder))
jax.config.update("jax_persistent_cache_min_compile_time_secs", 0)
jax.config.update("jax_persistent_cache_min_entry_size_bytes", -1)
square(matrix)
print("stored:", bool(list(folder.glob("jit_square*"))))

compilation_cache.reset_cache()
double(matrix)
print("stored after reset_cache:", bool(list(folder.glob("jit_double*"))))
compilation_cache.reset_cache()
