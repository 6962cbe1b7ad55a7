import jax
import jax.numpy as jnp

layers = [{"w": jnp.eye(2) * k, "b": jnp.zeros(2)} for k in range(1, 4)]


def layer(x, params):
    print("tracing a layer")
    return jnp.tanh(x @ params["w"] + params["b"]), None


def stack(layers):
    return jax.tree.map(lambda *leaves: jnp.stack(leaves), *layers)


@jax.jit
def model(x, stacked):
    return jax.lax.scan(layer, x, stacked)[0]


@jax.jit
def loss(layers, x):
    return model(x, stack(layers)).sum()


x = jnp.ones(2)
print(stack(layers)["w"].shape, model(x, stack(layers)).shape)
print([gradient["w"].shape for gradient in jax.grad(loss)(layers, x)])
