import equinox as eqx
import jax
import jax.numpy as jnp


class Line(eqx.Module):
    slope: jax.Array
    offset: float

    def __call__(self, x):
        return self.slope * x + self.offset


model = Line(jnp.array(2.0), 1.0)
grads = eqx.filter_grad(lambda model: model(3.0))(model)
print("slope", grads.slope, "offset", grads.offset)
