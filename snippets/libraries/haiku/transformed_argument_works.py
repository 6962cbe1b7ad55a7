import haiku as hk
import jax
import jax.numpy as jnp

network = hk.transform(lambda x: hk.Linear(2)(x))


@jax.jit
def loss_fn(params, x):
    print("tracing loss_fn")
    return jnp.sum(network.apply(params, None, x))


x = jnp.ones((1, 3))
params = network.init(jax.random.key(0), x)
for _ in range(3):
    loss_fn(params, x)
