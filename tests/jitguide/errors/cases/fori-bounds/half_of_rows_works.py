import jax
import jax.numpy as jnp


@jax.jit
def doubled(x):
    n = x.shape[0]
    return jax.lax.fori_loop(0, jnp.asarray(n / 2, int), lambda i, x: 2 * x, x)


result = doubled(jnp.ones(5))
print(result)
assert result.tolist() == [4, 4, 4, 4, 4]
