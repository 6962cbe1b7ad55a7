import jax
import jax.numpy as jnp


@jax.jit
def penalise(scores, invalid):
    return jnp.where(invalid, scores + -100.0, scores).astype(scores.dtype)


assert penalise(jnp.array([1.0, 2.0]), jnp.array([True, False])).tolist() == [-99, 2]
