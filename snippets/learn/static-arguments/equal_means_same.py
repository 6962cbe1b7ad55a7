import jax
import jax.numpy as jnp


class Degree:
    def __init__(self, n):
        self.n = n

    def __hash__(self):
        return hash(self.n)

    def __eq__(self, other):
        return isinstance(other, Degree) and self.n == other.n


def power(x, degree):
    print("tracing for", degree.n)
    return x**degree.n


power = jax.jit(power, static_argnames=["degree"])
x = jnp.array([1.0, 2.0])
power(x, degree=Degree(2))
power(x, degree=Degree(2))
power(x, degree=Degree(3))
