import jax
import jax.numpy as jnp


def energy(points, pairs, params):
    return jnp.sum(params["charge"][pairs[:, 0]] * points[pairs[:, 1]])


slope_of = jax.grad(energy, argnums=2)
points, pairs = jnp.arange(3.0), jnp.array([[0, 1], [2, 2]])
slope = slope_of(points, pairs, {"charge": jnp.ones(3)})
print(slope)
assert slope["charge"].tolist() == [1, 0, 2]
