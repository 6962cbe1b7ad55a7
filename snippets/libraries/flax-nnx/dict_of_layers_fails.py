from flax import nnx


class Heads(nnx.Module):
    def __init__(self, rngs):
        self.heads = {"mean": nnx.Linear(2, 1, rngs=rngs)}  # raises ValueError


Heads(nnx.Rngs(0))
