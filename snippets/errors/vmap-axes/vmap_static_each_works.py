import jax
import jax.numpy as jnp

scales = [1.0, 10.0, 100.0]
static_n = jax.jit(lambda x, n: x * scales[n], static_argnames="n")
traced_n = jax.jit(lambda x, n: x * jnp.array(scales)[n])

x = jnp.array([2.0, 3.0])
print(jnp.stack([static_n(x, n=n) for n in (0, 2)]))
print(jax.vmap(traced_n, in_axes=(None, 0))(x, jnp.array([0, 2])))
