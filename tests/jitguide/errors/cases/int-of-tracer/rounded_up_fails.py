# argument: duration

import jax
import jax.numpy as jnp


@jax.jit
def samples(duration, dt):
    count = int(jnp.ceil(duration / dt))  # raises ConcretizationTypeError
    return jnp.zeros(count)


samples(1.0, 0.25)
