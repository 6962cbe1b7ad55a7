import jax
import jax.numpy as jnp


class Add:
    def __init__(self, k):
        self.k = k

    def __call__(self, carry, x):
        print("tracing", type(self).__name__)
        return carry + self.k * x, None

    def __hash__(self):
        return hash(self.k)


class AddByValue(Add):
    def __eq__(self, other):
        return type(other) is type(self) and other.k == self.k

    __hash__ = Add.__hash__


xs = jnp.arange(3)
for make in (Add, AddByValue):
    first, second = make(2), make(2)
    jax.lax.scan(first, 0, xs)
    jax.lax.scan(second, 0, xs)
