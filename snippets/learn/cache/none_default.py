import jax
import numpy as np

traces = 0


@jax.jit
def _solve(alpha):
    global traces
    traces += 1
    return 0.0 if alpha is None else 2.0 * alpha


def solve(alpha=None):
    return _solve(np.float32(0.0 if alpha is None else alpha))


for name, function in {"_solve": _solve, "solve": solve}.items():
    _solve.clear_cache()
    traces = 0
    for alpha in (None, 0, 1, 0.5, 0.25, True):
        function(alpha)
    print(f"{name}: 6 calls, {traces} traces")
