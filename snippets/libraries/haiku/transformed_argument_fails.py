import haiku as hk
import jax
import jax.numpy as jnp

network = hk.transform(lambda x: hk.Linear(2)(x))


@jax.jit
def loss_fn(network, params, x):
    return jnp.sum(network.apply(params, None, x))


x = jnp.ones((1, 3))
params = network.init(jax.random.key(0), x)
loss_fn(network, params, x)  # raises TypeError
