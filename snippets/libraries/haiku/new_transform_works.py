import haiku as hk
import jax
import jax.numpy as jnp


def network(x):
    print("tracing network")
    return hk.Linear(2)(x)


params = {"linear": {"w": jnp.ones((3, 2)), "b": jnp.zeros(2)}}
apply = jax.jit(hk.transform(network).apply)
for _ in range(3):
    y = apply(params, None, jnp.ones((1, 3)))
