import jax
import jax.numpy as jnp


def train(params, rate, optimizer):
    return params * rate if optimizer == "adam" else params


train = jax.jit(train, static_argnames=["optimizer"])
print(train(jnp.ones(2), 0.1, optimizer="adam"))
