import jax


@jax.jit
def with_error(x):
    return jax.lax.cond(x > 0, lambda v: (v, None), lambda v: (v, 1.0), x)  # raises TypeError


print(with_error(3.0))
