import jax
import jax.numpy as jnp


@jax.jit
def shifted(row, offset):
    # fmt: off
    row[1:] = (  # raises TypeError
        row[:-1] + offset
    )
    # fmt: on
    return row


print(shifted(jnp.array([1.0, 2.0, 3.0]), 10.0))
