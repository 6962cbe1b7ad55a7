import jax
import jax.numpy as jnp


def by_where(x):
    def body(i, product):
        return jnp.where(x[i] > 0, product * x[i], product)

    return jax.lax.fori_loop(0, len(x), body, 1.0)


def by_cond(x):
    def body(i, product):
        return jax.lax.cond(x[i] > 0, lambda: product * x[i], lambda: product)

    return jax.lax.fori_loop(0, len(x), body, 1.0)


x = jnp.array([2.0, -1.0, 0.0, 3.0])
print(jax.jit(by_where)(x), jax.jit(by_cond)(x))
