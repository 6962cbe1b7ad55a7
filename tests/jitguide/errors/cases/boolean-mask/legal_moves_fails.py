import jax
import jax.numpy as jnp


@jax.jit
def concentration(logits, legal):
    p = jax.nn.softmax(logits[legal])  # raises NonConcreteBooleanIndexError
    return jnp.sum(p**2)


concentration(jnp.array([1.0, 5.0, 1.0]), jnp.array([True, False, True]))
