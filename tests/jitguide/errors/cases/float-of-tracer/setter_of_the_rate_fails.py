import jax
import jax.numpy as jnp


class Rate:
    def set_value(self, value):
        self.value = float(value)  # raises ConcretizationTypeError

    def fraction(self):
        return 1.0 - self.value


rate = Rate()


def loss(params):
    rate.set_value(params[1])
    return jnp.sum(params) * rate.fraction()


print(jax.grad(loss)(jnp.array([1.0, 0.5])))
