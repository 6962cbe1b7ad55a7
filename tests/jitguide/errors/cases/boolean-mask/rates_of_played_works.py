import jax
import jax.numpy as jnp


def rate(points, minutes):
    return points / minutes


@jax.jit
def form(points, minutes):
    played = minutes > 0
    rates = rate(points, minutes)
    return (
        rates.mean(where=played),
        rates.min(where=played, initial=jnp.inf),
        rates.max(where=played, initial=-jnp.inf),
    )


assert form(jnp.array([6.0, 0.0, 2.0]), jnp.array([3.0, 0.0, 2.0])) == (1.5, 1.0, 2.0)
