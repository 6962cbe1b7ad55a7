import jax
import jax.numpy as jnp


@jax.jit
def counted(x):
    rounds = jnp.int32(2) + jnp.array([1, 2]).max()
    for _ in range(rounds):  # raises TracerIntegerConversionError
        x = x + 1
    return x


counted(0.0)
