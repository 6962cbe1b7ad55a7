import jax
import jax.numpy as jnp


@jax.jit
def steps(end, dt):
    return jnp.linspace(0.0, end, int(round(end / dt)) + 1)  # raises ConcretizationTypeError


@jax.jit
def positions(speed):
    return speed * steps(1.0, 0.25)


print(positions(2.0))
