import jax
import jax.numpy as jnp


@jax.jit
def clip_or_zero(x):
    return jax.lax.cond(x > 0, lambda v: v, lambda v: jnp.zeros_like(v), x)


@jax.jit
def head_or_all(x, short):
    keep = jnp.arange(len(x)) < 2
    return jax.lax.cond(short, lambda v: jnp.where(keep, v, 0), lambda v: v, x)


print(clip_or_zero(3.0), clip_or_zero(-3.0))
print(head_or_all(jnp.arange(1.0, 5.0), True))
