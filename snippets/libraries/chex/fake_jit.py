import chex
import jax
import jax.numpy as jnp


@jax.jit
def step(x):
    print("x is", type(x).__name__)
    return 2 * x


step(jnp.ones(3))
step(jnp.ones(3))
with chex.fake_jit():
    step(jnp.ones(3))
