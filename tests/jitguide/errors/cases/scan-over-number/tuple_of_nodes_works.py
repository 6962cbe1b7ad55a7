import jax
import jax.numpy as jnp

nodes = (
    {"value": jnp.array(1.0), "target": jnp.array(0.5)},
    {"value": jnp.array(2.0), "target": jnp.array(2.5)},
)


def error(_, node):
    return None, jnp.abs(node["value"] - node["target"])


stacked = jax.tree.map(lambda *leaves: jnp.stack(leaves), *nodes)
errors = jax.lax.scan(error, None, stacked)[1]
assert errors.tolist() == [0.5, 0.5]
