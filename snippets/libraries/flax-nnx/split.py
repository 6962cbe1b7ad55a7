import jax.numpy as jnp
from flax import nnx


class Net(nnx.Module):
    def __init__(self, rngs):
        self.linear = nnx.Linear(2, 3, rngs=rngs)
        self.norm = nnx.BatchNorm(3, rngs=rngs)
        self.dropout = nnx.Dropout(0.5, rngs=rngs)


graphdef, params, rest = nnx.split(Net(nnx.Rngs(0)), nnx.Param, ...)
for kind, state in {"nnx.Param": params, "the rest": rest}.items():
    for path, variable in nnx.to_flat_state(state):
        print(kind, ".".join(path), type(variable).__name__, jnp.shape(variable.get_value()))
