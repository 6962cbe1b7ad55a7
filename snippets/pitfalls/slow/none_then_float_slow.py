import jax


@jax.jit
def solve(x, damping=None):
    print("tracing with damping", None if damping is None else damping.dtype)
    return x if damping is None else x * damping


for damping in (None, 0, 1, 1.0, 0.0, True, None):
    solve(2.0, damping)
