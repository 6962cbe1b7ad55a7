import jax
import jax.numpy as jnp

params = {"weights": jnp.ones(2), "table": jnp.arange(2.0)}
grads = {"weights": jnp.ones(2)}


@jax.jit
def step(params, grads):
    return {
        **params,
        **jax.tree.map(lambda p, g: p - g, {k: params[k] for k in grads}, grads),
    }


new = step(params, grads)
assert new["weights"].tolist() == [0, 0] and new["table"].tolist() == [0, 1]
