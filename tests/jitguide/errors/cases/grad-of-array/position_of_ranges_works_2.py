import jax
import jax.numpy as jnp


def misfit(xy, ranges):
    return (jnp.sum(xy) - ranges) ** 2


step = jax.jit(jax.value_and_grad(lambda *args: jnp.sum(misfit(*args))))


def located(xy, ranges):
    value, slope = step(xy, ranges)
    return xy - slope


assert located(jnp.array([1.0, 2.0]), jnp.array([1.0, 3.0])).tolist() == [-3, -2]
