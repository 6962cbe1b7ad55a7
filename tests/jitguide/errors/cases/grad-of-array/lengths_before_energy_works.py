import jax
import jax.numpy as jnp


def total(x, spring):
    lengths = jnp.abs(jnp.diff(x))
    energy = 0.5 * spring * jnp.sum((lengths - 1.0) ** 2)
    return energy, lengths


x = jnp.array([0.0, 1.5, 2.0])
(energy, aux), slope = jax.value_and_grad(total, has_aux=True)(x, 2.0)
assert energy == 0.5 and slope.tolist() == [-1.0, 2.0, -1.0]
assert aux.tolist() == [1.5, 0.5]
