import haiku as hk
import jax
import jax.numpy as jnp


def forward(x):
    return hk.Linear(2)(x)  # raises ValueError


x = jnp.ones((1, 3))
print(jax.jit(forward)(x).shape)
