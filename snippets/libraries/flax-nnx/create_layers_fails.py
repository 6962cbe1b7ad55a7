from flax import nnx


@nnx.vmap
def create(rngs):
    return nnx.Linear(2, 4, rngs=rngs)


layers = create(nnx.Rngs(0))  # raises ValueError
print(layers.kernel.shape)
