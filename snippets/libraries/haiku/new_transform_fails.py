import haiku as hk
import jax
import jax.numpy as jnp


def predict(params, x, output_size):
    network = hk.transform(lambda x: hk.Linear(output_size)(x))
    return jax.jit(network.apply)(params, None, x)


x = jnp.ones((1, 3))
params = {"linear": {"w": jnp.ones((3, 2)), "b": jnp.zeros(2)}}
with jax.log_compiles():
    predict(params, x, 2)
