import haiku as hk
import jax
import jax.numpy as jnp


def predict(params, x):
    @hk.transform
    def network(x):
        print("tracing network")
        return hk.Linear(2)(x)

    return jax.jit(network.apply)(params, None, x)


params = {"linear": {"w": jnp.ones((3, 2)), "b": jnp.zeros(2)}}
for _ in range(3):
    predict(params, jnp.ones((1, 3)))
