import jax
import jax.numpy as jnp


@jax.jit
def concentration(logits, legal):
    p = jax.nn.softmax(jnp.where(legal, logits, -jnp.inf))
    return jnp.sum(p**2)


assert jnp.isclose(concentration(jnp.array([1.0, 5.0, 1.0]), jnp.array([True, False, True])), 0.5)
