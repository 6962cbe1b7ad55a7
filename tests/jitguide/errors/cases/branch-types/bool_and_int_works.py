import jax
import jax.numpy as jnp


@jax.jit
def accept(x, y):
    return jax.lax.cond(x > y, lambda: True, lambda: jnp.asarray(0, dtype="bool"))


assert accept(1.0, 0.0)
assert not accept(0.0, 1.0)
