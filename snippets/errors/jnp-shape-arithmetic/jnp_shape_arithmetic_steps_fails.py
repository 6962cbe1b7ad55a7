import jax
import jax.numpy as jnp


@jax.jit
def grow(y):
    dt = 0.1
    steps = jnp.array(round(1.0 / dt))
    times = dt * jnp.arange(steps)  # raises ConcretizationTypeError
    return jax.lax.scan(lambda y, t: (y + dt * t, None), y, times)[0]


print(grow(1.0))
