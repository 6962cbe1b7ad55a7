import jax
import jax.numpy as jnp


@jax.jit
def double(x):
    return 2 * x


y, backward = jax.vjp(double, jnp.ones(3))
print(backward(jnp.ones_like(y)))
print(jax.jvp(double, (3.0,), (1.0,)))
