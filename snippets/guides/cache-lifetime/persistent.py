from pathlib import Path

import jax
import numpy as np
from jax.experimental.compilation_cache import compilation_cache


@jax.jit
def step(x):
    return x @ x + 1


folder = Path("programs").absolute()
jax.config.update("jax_compilation_cache_dir", str(folder))
print("minimum:", jax.config.jax_persistent_cache_min_compile_time_secs, "s")
jax.config.update("jax_persistent_cache_min_compile_time_secs", 60)
compilation_cache.reset_cache()
step(np.ones((4, 4), np.float32))
print("with a minimum:", len(list(folder.glob("jit_step*"))) > 0)
jax.config.update("jax_persistent_cache_min_compile_time_secs", 0)
jax.config.update("jax_persistent_cache_min_entry_size_bytes", -1)
step(np.ones((5, 5), np.float32))
print("without:", len(list(folder.glob("jit_step*"))) > 0)
compilation_cache.reset_cache()
