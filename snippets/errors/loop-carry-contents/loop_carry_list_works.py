import jax
import jax.numpy as jnp


@jax.jit
def squares(x):
    def body(i, found):
        return found.at[i].set((x + i) ** 2)

    return jax.lax.fori_loop(0, 3, body, jnp.zeros(3))


@jax.jit
def squares_unrolled(x):
    found = []
    for i in range(3):
        found.append((x + i) ** 2)
    return jnp.stack(found)


print(squares(1.0), squares_unrolled(1.0))
