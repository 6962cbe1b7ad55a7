import jax
import jax.numpy as jnp


def rate(step):
    return 1.0 / (1.0 + jnp.asarray(step, float))


@jax.jit
def update(w, step):
    return w - rate(step) * w


print(rate(3))
assert rate(3) == 0.25
assert update(2.0, 3) == 1.5
