from flax import nnx


class MLP(nnx.Module):
    def __init__(self, rngs):
        layers = [nnx.Linear(2, 2, rngs=rngs) for _ in range(3)]
        self.layers = nnx.List(layers)


print(len(MLP(nnx.Rngs(0)).layers))
