import jax
import jax.numpy as jnp


def energy(coeffs):
    def partial_sum(n, total):
        def term(k, acc):
            return acc + coeffs[k]

        acc = jax.lax.fori_loop(
            0,
            coeffs.shape[0],
            lambda k, old: jax.tree.map(
                lambda new, kept: jnp.where(k < n + 1, new, kept), term(k, old), old
            ),
            jnp.zeros(()),
        )
        return total + acc**2

    return jax.lax.fori_loop(0, coeffs.shape[0], partial_sum, jnp.zeros(()))


gradient = jax.grad(energy)(jnp.array([1.0, 2.0]))
assert gradient.tolist() == [8.0, 6.0]
