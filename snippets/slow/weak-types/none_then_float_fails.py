import jax
import jax.numpy as jnp


@jax.jit
def solve(x, damping=None):
    print("tracing with damping", None if damping is None else damping.aval)
    return x if damping is None else x * damping


for damping in (None, 0, 1, 1.0, 0.0, jnp.float32(1.0), True, None):
    solve(2.0, damping)
