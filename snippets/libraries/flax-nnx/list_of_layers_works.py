import jax.numpy as jnp
from flax import nnx


class MLP(nnx.Module):
    def __init__(self, rngs):
        self.layers = nnx.List([nnx.Linear(2, 2, rngs=rngs) for _ in range(3)])

    def __call__(self, x):
        for layer in self.layers:
            x = layer(x)
        return x


@nnx.jit
def predict(model, x):
    return model(x)


print(predict(MLP(nnx.Rngs(0)), jnp.ones(2)).shape)
