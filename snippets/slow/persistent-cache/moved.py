# needs jax >= 0.4.38
import shutil
from pathlib import Path

import jax
import numpy as np
from jax.experimental.compilation_cache import compilation_cache

jax.config.update("jax_persistent_cache_min_compile_time_secs", 0)
jax.config.update("jax_persistent_cache_min_entry_size_bytes", -1)


@jax.jit
def step(x):
    return x @ x + 1


def programs_after_a_start(folder):
    jax.config.update("jax_compilation_cache_dir", str(folder))
    compilation_cache.reset_cache()
    jax.clear_caches()  # as in a new process
    step(np.ones((4, 4), np.float32))
    return len([file for file in folder.glob("jit_step*") if not file.name.endswith("-atime")])


for caches in (jax.config.jax_persistent_cache_enable_xla_caches, "none"):
    jax.config.update("jax_persistent_cache_enable_xla_caches", caches)
    folder, copy = Path(caches).absolute(), Path(f"copy-{caches}").absolute()
    programs_after_a_start(folder)
    shutil.copytree(folder, copy)
    print(caches, "- found" if programs_after_a_start(copy) == 1 else "- compiled again")
compilation_cache.reset_cache()
