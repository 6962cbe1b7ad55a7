import jax
import jax.numpy as jnp


@jax.jit
def squares(x):
    found = []

    def body(i, x):
        found.append(x * x)
        return x + 1

    jax.lax.fori_loop(0, 3, body, x)
    print("entries:", len(found))
    return jnp.stack(found)


print(squares(1.0))  # raises UnexpectedTracerError
