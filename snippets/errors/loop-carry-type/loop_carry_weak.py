import jax
import jax.numpy as jnp


@jax.jit
def total(x):
    def body(i, acc):
        print("tracing the body, the sum is", acc.dtype)
        return acc + x[i]

    return jax.lax.fori_loop(0, len(x), body, 0)


print(total(jnp.array([0.5, 1.0, 2.0])))
