import jax
import jax.numpy as jnp


class Polynomial:
    def __init__(self, coefficients, variable):
        self.coefficients = coefficients
        self.variable = variable


def flatten(p):
    return (p.coefficients,), (p.variable,)


def unflatten(static, leaves):
    return Polynomial(*leaves, *static)


jax.tree_util.register_pytree_node(Polynomial, flatten, unflatten)


@jax.jit
def derivative(p):
    powers = jnp.arange(1, p.coefficients.shape[0])
    return Polynomial(p.coefficients[1:] * powers, p.variable)


d = derivative(Polynomial(jnp.array([5.0, 3.0, 2.0]), "t"))
print(d.coefficients, "in", d.variable)
