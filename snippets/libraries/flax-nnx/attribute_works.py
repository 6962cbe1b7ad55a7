import jax.numpy as jnp
from flax import nnx


class Net(nnx.Module):
    def __init__(self, rngs):
        self.linear = nnx.Linear(2, 2, rngs=rngs)
        self.last_output = nnx.Variable(jnp.zeros(2))

    def __call__(self, x):
        self.last_output[...] = self.linear(x)
        return self.last_output[...]


@nnx.jit
def forward(model, x):
    return model(x)


model = Net(nnx.Rngs(0))
y = forward(model, jnp.ones(2))
print(jnp.array_equal(model.last_output[...], y))
