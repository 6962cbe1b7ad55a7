# pasted above its traceback
import jax
import jax.numpy as jnp


@jax.jit
def summed(x):
    waves = jnp.sin(x)
    blocks = jnp.array(waves.shape).prod() // 2
    for _ in range(blocks):  # raises TracerIntegerConversionError
        x = x + 1
    return x


print(summed(jnp.zeros(4)))
