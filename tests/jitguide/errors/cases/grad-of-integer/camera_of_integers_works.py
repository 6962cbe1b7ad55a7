import jax
import jax.numpy as jnp


def error(camera, points, pixels):
    return jnp.sum((camera * points - pixels) ** 2)


error_and_slope = jax.jit(jax.value_and_grad(error))
camera = jnp.array([1, 2])
points, pixels = jnp.ones(2), jnp.zeros(2)
value, slope = error_and_slope(jnp.asarray(camera, float), points, pixels)
assert value == 5 and slope.tolist() == [2, 4]
