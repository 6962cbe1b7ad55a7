# pasted above its traceback
import jax
import jax.numpy as jnp


@jax.pmap
def bases(n_bases, x):
    return jnp.stack([x**k for k in range(n_bases)])


n_bases = 3
print(bases(n_bases, jnp.ones((1, 2))))  # raises ValueError
