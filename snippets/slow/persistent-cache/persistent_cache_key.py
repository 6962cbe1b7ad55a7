from pathlib import Path

import jax
import numpy as np
from jax.experimental.compilation_cache import compilation_cache

folder = Path("jax-cache").absolute()
jax.config.update("jax_compilation_cache_dir", str(folder))
jax.config.update("jax_persistent_cache_min_compile_time_secs", 0)
jax.config.update("jax_persistent_cache_min_entry_size_bytes", -1)
compilation_cache.reset_cache()


def model(weights):
    def closure_model(x):
        return x @ weights

    return closure_model


def argument_model(weights, x):
    return x @ weights


def renamed_model(weights, x):
    return x @ weights


def run(title, function, *arguments):
    def programs():
        return len([p for p in folder.glob("jit_*model*") if not p.name.endswith("-atime")])

    before = programs()
    jax.clear_caches()  # as in a new process
    jax.jit(function)(*arguments)
    print(title, "- found" if programs() == before else "- compiled")


x = np.ones((3, 3), np.float32)
first, second = np.random.default_rng(0).normal(size=(2, 3, 3)).astype(np.float32)
run("closure, first weights ", model(first), x)
run("closure, first weights ", model(first), x)
run("closure, other weights ", model(second), x)
run("argument, first weights", argument_model, first, x)
run("argument, other weights", argument_model, second, x)
run("the same under a new name", renamed_model, second, x)
compilation_cache.reset_cache()
