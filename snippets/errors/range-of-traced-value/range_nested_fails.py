import jax
import jax.numpy as jnp


@jax.jit
def pairs(x):
    def row(i, total):
        for j in range(i, len(x)):  # raises TracerIntegerConversionError
            total = total + x[i] * x[j]
        return total

    return jax.lax.fori_loop(0, len(x), row, 0.0)


print(pairs(jnp.arange(4.0)))
