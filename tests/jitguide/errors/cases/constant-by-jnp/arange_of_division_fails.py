import jax
import jax.numpy as jnp


@jax.jit
def shifted(x):
    return x + jnp.arange(jnp.array(0.5 // 0.1).astype(int)).sum()  # raises ConcretizationTypeError


shifted(1.0)
