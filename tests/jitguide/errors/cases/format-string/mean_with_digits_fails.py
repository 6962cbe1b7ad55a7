import jax
import jax.numpy as jnp


@jax.jit
def update(x):
    y = x * 2
    print(f"mean {y.mean():.3f}")  # raises TypeError
    return y


out = update(jnp.ones(3))
