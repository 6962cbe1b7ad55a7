import jax.numpy as jnp
from flax import nnx


class Fill(nnx.Module):
    def __init__(self):
        self.value = jnp.asarray(1)

    def __call__(self):
        return jnp.full(2, self.value)


@nnx.jit
def apply(model):
    print("tracing with", model.value.dtype)
    return model()


model = Fill()
for value in (1, 1.0, True, 2.0):
    model.value = jnp.asarray(value)
    print(apply(model))
