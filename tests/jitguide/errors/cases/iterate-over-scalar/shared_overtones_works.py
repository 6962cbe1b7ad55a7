import jax
import jax.numpy as jnp


def tone(frequency, strengths):
    total = 0.0
    for strength in strengths:
        total = total + strength * frequency
    return total


tones = jax.vmap(tone, in_axes=(0, None))(jnp.arange(3.0), jnp.array([1.0, 0.5, 0.25]))
assert tones.tolist() == [0.0, 1.75, 3.5]
