import jax


class Config:
    def __init__(self, sizes):
        self.sizes = sizes

    def __hash__(self):
        return hash(self.sizes)

    def __eq__(self, other):
        return self.sizes == other.sizes


sized = jax.jit(lambda x, config: x, static_argnums=1)
sized(1.0, Config([2, 3]))  # raises ValueError
