import jax.numpy as jnp
from flax import nnx


class Layer(nnx.Module):
    def __init__(self, rngs):
        self.linear = nnx.Linear(4, 4, rngs=rngs)
        self.dropout = nnx.Dropout(0.5, rngs=rngs)

    def __call__(self, x):
        return self.dropout(self.linear(x))


@nnx.split_rngs(splits=3)
@nnx.vmap(in_axes=0, out_axes=0)
def create(rngs):
    return Layer(rngs)


@nnx.jit
@nnx.split_rngs(splits=3)
@nnx.scan(in_axes=(0, nnx.Carry), out_axes=nnx.Carry)
def forward(layer, x):
    print("tracing one layer")
    return layer(x)


layers = create(nnx.Rngs(params=0, dropout=1))
y = forward(layers, jnp.ones((2, 4)))  # raises ValueError
print(y.shape)
