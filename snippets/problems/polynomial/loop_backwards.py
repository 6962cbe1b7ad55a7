import jax
import jax.numpy as jnp


@jax.jit
def polynomial(x, coefficients, degree):
    def add_term(i, total):
        return total + coefficients[i] * x**i

    return jax.lax.fori_loop(0, degree + 1, add_term, 0.0)


coefficients = jnp.array([1.0, 2.0, 3.0, 4.0])
print(polynomial(2.0, coefficients, 3))
print(jax.grad(polynomial)(2.0, coefficients, 3))  # raises ValueError
