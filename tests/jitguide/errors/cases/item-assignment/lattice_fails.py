# pasted above its traceback

import jax
import jax.numpy as jnp


@jax.jit
def lattice(coupling):
    energy = jnp.zeros(4)

    def visit(i):
        energy[i] = i * coupling  # raises TypeError

    for i in range(4):
        visit(i)
    return energy


print(lattice(2.0))
