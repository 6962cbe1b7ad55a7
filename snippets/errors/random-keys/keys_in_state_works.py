import jax
import jax.numpy as jnp

state = {"w": jnp.ones(2), "key": jax.random.key(0)}


def is_key(x):
    return jnp.issubdtype(x.dtype, jax.dtypes.prng_key)


@jax.jit
def decay(state):
    return jax.tree.map(lambda x: x if is_key(x) else 0.9 * x, state)


@jax.jit
def gradient(state):
    def loss(w, key):
        return jnp.sum(w * jax.random.normal(key, w.shape))

    return jax.grad(loss)(state["w"], state["key"])


print(decay(state)["w"], gradient(state).shape)
