import os
import tempfile

import jax
import numpy as np
from jax.experimental.compilation_cache import compilation_cache


@jax.jit
def step(x):
    return x @ x + 1


def stored_programs(folder):
    jax.clear_caches()
    step(np.ones((4, 4), np.float32))
    return sorted({name.split("-")[0] for name in os.listdir(folder)})


with tempfile.TemporaryDirectory() as folder:
    step(np.ones((2, 2), np.float32))
    print("default minimum: ", jax.config.jax_persistent_cache_min_compile_time_secs, "s")
    jax.config.update("jax_compilation_cache_dir", folder)
    jax.config.update("jax_persistent_cache_min_compile_time_secs", 60)
    print("minimum of 60 s: ", stored_programs(folder))
    jax.config.update("jax_persistent_cache_min_compile_time_secs", 0)
    jax.config.update("jax_persistent_cache_min_entry_size_bytes", -1)
    print("no minimum:      ", stored_programs(folder))
    compilation_cache.reset_cache()
    print("cache reset:     ", stored_programs(folder))
    compilation_cache.reset_cache()
