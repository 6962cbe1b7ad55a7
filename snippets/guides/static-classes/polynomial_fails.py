import jax
import jax.numpy as jnp


class Polynomial:
    def __init__(self, coefficients, variable):
        self.coefficients = coefficients
        self.variable = variable


@jax.jit
def derivative(p):
    powers = jnp.arange(1, p.coefficients.size)
    return Polynomial(p.coefficients[1:] * powers, p.variable)


p = Polynomial(jnp.array([5.0, 3.0, 2.0]), "t")
d = derivative(p)  # raises TypeError
print(d.coefficients, "in", d.variable)
