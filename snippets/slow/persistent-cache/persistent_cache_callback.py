from functools import partial
from pathlib import Path

import jax
import numpy as np
from jax.experimental.compilation_cache import compilation_cache


@partial(jax.jit, static_argnames=["verbose"])
def square(x, verbose):
    if verbose:
        jax.debug.print("total {t}", t=x.sum())
    return x @ x


folder = Path("jax-cache").absolute()
jax.config.update("jax_compilation_cache_dir", str(folder))
jax.config.update("jax_persistent_cache_min_compile_time_secs", 0)
jax.config.update("jax_persistent_cache_min_entry_size_bytes", -1)
compilation_cache.reset_cache()
for verbose in (True, False):
    before = len(list(folder.glob("jit_square*")))
    square(np.ones((5, 5), np.float32), verbose)
    jax.effects_barrier()
    print("verbose", verbose, "- stored:", len(list(folder.glob("jit_square*"))) > before)
compilation_cache.reset_cache()
