import jax
import jax.numpy as jnp


def shift(x):
    return x + 1


shift = jax.jit(shift, donate_argnums=0)
x = jnp.ones(3)
same, copy = jnp.asarray(x), x.copy()
shift(x)
print("asarray, deleted:", same.is_deleted())
print("copy, deleted:   ", copy.is_deleted())
