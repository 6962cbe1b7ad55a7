import jax
import jax.numpy as jnp

params = {"layer_0": jnp.ones(2), "layer_1": 2 * jnp.ones(2)}


def body(i, x):
    return x * jnp.stack([params[f"layer_{at}"] for at in range(len(params))])[i]


assert jax.lax.fori_loop(0, 2, body, jnp.ones(2)).tolist() == [2, 2]
