from functools import partial

import jax
import jax.numpy as jnp


@partial(jax.jit, static_argnames=["width", "edge"])
def soften(row, strength, rounds, width, edge):
    print("tracing for", width, edge)

    def blur(_, row):
        padded = jnp.pad(row, width // 2, mode=edge)
        smooth = jnp.convolve(padded, jnp.ones(width) / width, mode="valid")
        return row + strength * (smooth - row)

    return jax.lax.fori_loop(0, rounds, blur, row)


row = jnp.array([0.0, 9.0, 0.0])
for strength, rounds, width, edge in [
    (0.5, 1, 3, "edge"),
    (0.2, 4, 3, "edge"),
    (1.0, 9, 3, "edge"),
    (0.5, 1, 3, "wrap"),
]:
    print(soften(row, strength, rounds, width=width, edge=edge).round(2))
