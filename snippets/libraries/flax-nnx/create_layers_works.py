from flax import nnx


@nnx.split_rngs(splits=3)
@nnx.vmap
def create(rngs):
    return nnx.Linear(2, 4, rngs=rngs)


layers = create(nnx.Rngs(0))
print(layers.kernel.shape)
