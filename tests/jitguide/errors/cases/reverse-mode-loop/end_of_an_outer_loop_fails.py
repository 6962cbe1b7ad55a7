# pasted above its traceback
import jax
import jax.numpy as jnp


def energy(coeffs):
    def partial_sum(n, total):
        def term(k, acc):
            return acc + coeffs[k]

        acc = jax.lax.fori_loop(0, n + 1, term, jnp.zeros(()))
        return total + acc**2

    return jax.lax.fori_loop(0, coeffs.shape[0], partial_sum, jnp.zeros(()))


print(jax.grad(energy)(jnp.array([1.0, 2.0])))  # raises ValueError
