import jax


class Model:
    def __init__(self, weights):
        self.weights = weights

    @jax.jit  # raises TypeError
    @property
    def norm(self):
        return (self.weights**2).sum()
