import jax
import jax.numpy as jnp


@jax.jit
def squares(x):
    out = jnp.zeros(3)
    for i in range(3):
        out = out.at[i].set(x[i] ** 2)
    return out


print(squares(jnp.arange(3.0)))
