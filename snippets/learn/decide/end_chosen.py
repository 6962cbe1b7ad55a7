import jax
import jax.numpy as jnp


@jax.jit
def halve(x, n):
    # Instead of `if n > 0:` and `for i in range(n):`
    x = jnp.where(n > 0, x, -x)
    return jax.lax.fori_loop(0, n, lambda i, x: x / 2, x)


x = jnp.array([8.0, 4.0])
print(halve(x, 3))
print(halve(x, 0))
