import jax
import jax.numpy as jnp


@jax.jit
def squares(x):
    out = jnp.zeros(len(x))
    for i in range(len(x)):
        out = out.at[i].set(x[i] ** 2)
    return out


print(squares(jnp.arange(3.0)))
