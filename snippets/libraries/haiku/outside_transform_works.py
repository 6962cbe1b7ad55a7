import haiku as hk
import jax
import jax.numpy as jnp


def forward(x):
    return hk.Linear(2)(x)


x = jnp.ones((1, 3))
network = hk.without_apply_rng(hk.transform(forward))
params = jax.jit(network.init)(jax.random.key(0), x)
print(jax.jit(network.apply)(params, x).shape)
