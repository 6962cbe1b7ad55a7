import warnings
from pathlib import Path

import jax
import jax.numpy as jnp
from jax.experimental.compilation_cache import compilation_cache


@jax.jit
def square(x):
    return x @ x


folder = Path("jax-cache").absolute()
jax.config.update("jax_compilation_cache_dir", str(folder))
jax.config.update("jax_persistent_cache_min_compile_time_secs", 0)
jax.config.update("jax_persistent_cache_min_entry_size_bytes", -1)
compilation_cache.reset_cache()
x = jnp.ones((4, 4))
square(x)
[file] = [file for file in folder.glob("jit_square*") if file.stat().st_size > 100]
file.write_bytes(file.read_bytes()[:100])  # as a killed process leaves it

for start in ["second", "third"]:
    jax.clear_caches()
    with warnings.catch_warnings(record=True) as caught:
        square(x)
    print(start, "start:", caught[0].message)
print(file.stat().st_size, "bytes")
compilation_cache.reset_cache()
