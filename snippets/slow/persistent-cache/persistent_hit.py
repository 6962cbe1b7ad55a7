import logging
import tempfile

import jax
import numpy as np
from jax.experimental.compilation_cache import compilation_cache


class PersistentCacheLog(logging.Handler):
    def emit(self, record):
        if record.getMessage().startswith("Persistent compilation cache hit"):
            print(record.getMessage().split(" with key")[0])


logger = logging.getLogger("jax")
logger.handlers, logger.propagate = [PersistentCacheLog()], False


@jax.jit
def step(x):
    print("tracing")
    return x @ x + 1


with tempfile.TemporaryDirectory() as folder, jax.log_compiles():
    jax.config.update("jax_compilation_cache_dir", folder)
    jax.config.update("jax_persistent_cache_min_compile_time_secs", 0)
    jax.config.update("jax_persistent_cache_min_entry_size_bytes", -1)
    compilation_cache.reset_cache()
    print("first process")
    step(np.ones((4, 4), np.float32))
    jax.clear_caches()
    print("as in a second process")
    step(np.ones((4, 4), np.float32))
    compilation_cache.reset_cache()
