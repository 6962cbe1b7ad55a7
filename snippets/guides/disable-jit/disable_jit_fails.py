import jax
import jax.numpy as jnp


@jax.jit
def step(carry, x):
    seen.append((float(carry), float(x)))  # raises ConcretizationTypeError
    return carry + x, carry


seen = []
jax.lax.scan(step, 0.0, jnp.arange(3.0))
