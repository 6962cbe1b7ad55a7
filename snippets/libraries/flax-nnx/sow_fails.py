import jax.numpy as jnp
from flax import nnx


class Model(nnx.Module):
    def __init__(self, rngs):
        self.linear = nnx.Linear(2, 3, rngs=rngs)

    def __call__(self, x):
        y = self.linear(x)
        self.sow(nnx.Intermediate, "hidden", y)
        return y


@nnx.jit
def predict(model, x):
    print("tracing")
    return model(x)


model = Model(nnx.Rngs(0))
for _ in range(3):
    y = predict(model, jnp.ones(2))
