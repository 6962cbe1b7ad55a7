import jax
import jax.numpy as jnp


@jax.jit
def moments(x):
    parts = [x.max()]
    total = x.sum()
    parts.insert(0, total.astype(float))
    return jnp.stack(parts)


assert moments(jnp.arange(3.0)).tolist() == [3.0, 2.0]
