import haiku as hk
import jax
import jax.numpy as jnp


@jax.jit
def forward(x):
    return hk.Linear(2)(x)  # raises ValueError


forward(jnp.ones((1, 3)))
