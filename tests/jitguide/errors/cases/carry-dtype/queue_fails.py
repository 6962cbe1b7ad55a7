import jax
import jax.numpy as jnp


def serve(queue, arrivals):
    length = jnp.maximum(queue["length"] + arrivals - 0.75, 0)
    return {
        "length": length,
        "served": queue["served"] + 1,
        "waited": queue["waited"] + length,
    }, length


empty = {"length": jnp.int32(2), "served": 0, "waited": jnp.int32(0)}
last, lengths = jax.lax.scan(serve, empty, jnp.array([1, 2, 0]))  # raises TypeError
