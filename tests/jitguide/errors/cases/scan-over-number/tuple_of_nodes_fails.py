import jax
import jax.numpy as jnp

nodes = (
    {"value": jnp.array(1.0), "target": jnp.array(0.5)},
    {"value": jnp.array(2.0), "target": jnp.array(2.5)},
)


def error(_, node):
    return None, jnp.abs(node["value"] - node["target"])


print(jax.lax.scan(error, None, nodes)[1])  # raises IndexError
