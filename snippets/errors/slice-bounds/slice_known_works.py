import jax
import jax.numpy as jnp


@jax.jit
def unrolled(a):
    for j in range(a.shape[1]):
        a = a.at[j:, j].multiply(10)
    return a


@jax.jit
def looped(a):
    rows = jnp.arange(a.shape[0])

    def body(j, a):
        # a = a.at[j:, j].multiply(10)
        column = jnp.where(rows >= j, 10 * a[:, j], a[:, j])
        return a.at[:, j].set(column)

    return jax.lax.fori_loop(0, a.shape[1], body, a)


a = jnp.ones((3, 3), int)
print(unrolled(a))
print("the same?", (looped(a) == unrolled(a)).all())
