# pasted above its traceback
import jax
import jax.numpy as jnp


def misses(angle):
    return (angle - jnp.array([0.5, 1.5])) ** 2


both = {"of angle": jax.value_and_grad(misses)}
result = both["of angle"](1.0)  # raises TypeError
