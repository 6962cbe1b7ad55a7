import jax.numpy as jnp
from flax import nnx


class Scale(nnx.Module):
    def __init__(self):
        self.factors = nnx.Param(jnp.ones(3))
        self.power = 2

    def __call__(self, x):
        print("tracing with power", self.power)
        return (x * self.factors) ** self.power


@nnx.jit
def apply(model, x):
    return model(x)


model, x = Scale(), jnp.ones(3)
apply(model, x)
model.factors[...] = 2 * x
print(apply(model, x))
model.power = 3
print(apply(model, x))
