import jax
import jax.numpy as jnp
from flax import nnx


class Net(nnx.Module):
    def __init__(self, rngs):
        self.linear = nnx.Linear(2, 2, rngs=rngs)
        self.last_output = jnp.zeros(2)

    def __call__(self, x):
        self.last_output = self.linear(x)  # raises TraceContextError
        return self.last_output


@jax.jit
def forward(x):
    return model(x)


model = Net(nnx.Rngs(0))
y = forward(jnp.ones(2))
print(jnp.array_equal(model.last_output, y))
