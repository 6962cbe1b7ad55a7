import jax


@jax.jit
def clip_or_zero(x):
    return jax.lax.cond(x > 0, lambda v: v, lambda v: 0, x)  # raises TypeError


print(clip_or_zero(3.0))
