import jax
import jax.numpy as jnp


def arrays_of(tree):
    return jax.tree.map(lambda leaf: leaf if isinstance(leaf, jax.Array) else None, tree)


def init(params):
    return jax.tree.map(jnp.zeros_like, params)


@jax.jit
def update(slopes, momentum, params):
    momentum = jax.tree.map(lambda m, s: 0.9 * m + s, momentum, slopes)
    return jax.tree.map(lambda p, m: p - 0.1 * m, params, momentum), momentum


model = {"weight": jnp.ones(2), "activation": jax.nn.relu}
params = arrays_of(model)
slopes = jax.grad(lambda params: model["activation"](params["weight"]).sum())(params)
params, momentum = update(slopes, init(params), params)
print(params)
