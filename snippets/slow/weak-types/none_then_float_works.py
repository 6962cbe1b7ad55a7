import jax
import jax.numpy as jnp


@jax.jit
def _solve(x, damping):
    print("tracing with damping", damping.dtype)
    return x * damping


def solve(x, damping=None):
    return _solve(x, jnp.float32(1.0 if damping is None else damping))


for damping in (None, 0, 1, 1.0, 0.0, True, None):
    solve(2.0, damping)
