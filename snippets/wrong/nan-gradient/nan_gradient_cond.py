import jax
import jax.numpy as jnp


@jax.jit
def safe_sqrt(x):
    return jax.lax.cond(x > 0, jnp.sqrt, jnp.zeros_like, x)


print("one:  ", jax.grad(safe_sqrt)(0.0))
print("batch:", jax.vmap(jax.grad(safe_sqrt))(jnp.array([0.0, 4.0])))
