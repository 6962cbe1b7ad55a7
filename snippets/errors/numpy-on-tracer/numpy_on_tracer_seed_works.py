import jax
import jax.numpy as jnp


def draw(seed):
    return jax.random.normal(jax.random.key(seed), (2,))


print(jax.vmap(draw)(jnp.arange(3)).shape)
