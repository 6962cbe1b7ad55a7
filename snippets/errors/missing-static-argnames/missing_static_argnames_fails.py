import jax
import jax.numpy as jnp


@jax.jit
def zeros_and_ones(n):
    return jnp.concatenate([jnp.zeros((n,)), jnp.ones((n,))])  # raises TypeError


print(zeros_and_ones(2))
