import jax.numpy as jnp
from flax import nnx


class Heads(nnx.Module):
    def __init__(self, rngs):
        self.heads = nnx.Dict({"mean": nnx.Linear(2, 1, rngs=rngs)})


print(Heads(nnx.Rngs(0)).heads["mean"](jnp.ones(2)).shape)
