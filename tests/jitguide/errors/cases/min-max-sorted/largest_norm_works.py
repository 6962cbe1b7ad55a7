import jax
import jax.numpy as jnp


@jax.jit
def largest(params):
    norms = [jnp.linalg.norm(p) for p in params]
    return jnp.max(jnp.asarray(norms))


assert largest([jnp.ones(4), jnp.ones(9)]) == 3
