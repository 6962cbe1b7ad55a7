import jax
import jax.numpy as jnp


def inverse(x):
    y = 1 / x
    jax.lax.cond(jnp.isfinite(y), lambda: None, lambda: jax.debug.print("not finite: {}", y))
    return y


print("alone:", inverse(2.0))
jax.effects_barrier()
print("vmap:")
jax.vmap(inverse)(jnp.array([2.0, 0.0]))
jax.effects_barrier()
