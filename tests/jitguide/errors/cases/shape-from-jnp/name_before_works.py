import jax
import jax.numpy as jnp


@jax.jit
def padded(x):
    with jax.ensure_compile_time_eval():
        size = int(jnp.maximum(x.shape[0], 4))
    return jnp.zeros(size)


assert padded(jnp.ones(2)).shape == (4,)
