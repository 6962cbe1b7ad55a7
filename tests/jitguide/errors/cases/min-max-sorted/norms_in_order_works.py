import jax
import jax.numpy as jnp


@jax.jit
def norms_in_order(params):
    norms = [jnp.linalg.norm(p) for p in params]
    return jnp.sort(jnp.asarray(norms))


assert norms_in_order([jnp.ones(9), jnp.ones(4)]).tolist() == [2.0, 3.0]
