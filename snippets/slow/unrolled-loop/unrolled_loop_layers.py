import jax
import jax.numpy as jnp

layers = [{"w": jnp.eye(2) * k, "b": jnp.zeros(2)} for k in range(1, 4)]


def layer(x, params):
    print("tracing a layer")
    return jnp.tanh(x @ params["w"] + params["b"]), None


@jax.jit
def model(x, stacked):
    return jax.lax.scan(layer, x, stacked)[0]


stacked = jax.tree.map(lambda *leaves: jnp.stack(leaves), *layers)
print(stacked["w"].shape)
print(model(jnp.ones(2), stacked).shape)
