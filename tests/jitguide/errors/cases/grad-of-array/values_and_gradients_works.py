import jax
import jax.numpy as jnp


def misses(angle):
    return (angle - jnp.array([0.5, 1.5])) ** 2


both = {"of angle": jax.value_and_grad(lambda *args: jnp.sum(misses(*args)))}
value, slope = both["of angle"](1.0)
assert (value, slope) == (0.5, 0.0)
