import jax.numpy as jnp
from flax import nnx


class Net(nnx.Module):
    def __init__(self, rngs):
        self.linear = nnx.Linear(2, 2, rngs=rngs)

    def __call__(self, x):
        y = self.linear(x)
        self.sow(nnx.Intermediate, "last_output", y)
        return y


@nnx.jit
def forward(model, x):
    return model(x)


model = Net(nnx.Rngs(0))
y = forward(model, jnp.ones(2))
print(jnp.array_equal(model.last_output[0], y))
