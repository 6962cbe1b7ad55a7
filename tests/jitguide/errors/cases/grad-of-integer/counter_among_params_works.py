import jax
import jax.numpy as jnp


def loss(params, x):
    return jnp.sum(params["w"] * x)


params = {"w": jnp.ones(2), "calls": jnp.asarray(0, dtype=float)}
value, slope = jax.value_and_grad(loss)(params, jnp.array([1.0, 2.0]))
assert value == 3 and slope["w"].tolist() == [1, 2] and slope["calls"] == 0
