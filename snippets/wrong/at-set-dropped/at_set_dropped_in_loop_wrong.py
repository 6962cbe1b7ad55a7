import jax
import jax.numpy as jnp


@jax.jit
def squares(x):
    out = jnp.zeros_like(x)
    for i in range(len(x)):
        out.at[i].set(x[i] ** 2)
    return out


print(squares(jnp.array([1.0, 2.0, 3.0])))
