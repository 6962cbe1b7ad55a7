import jax.numpy as jnp
from flax import nnx


class Fill(nnx.Module):
    def __init__(self):
        self.value = 1

    def __call__(self):
        return jnp.full(2, self.value)


@nnx.jit
def apply(model):
    print("tracing with", repr(model.value))
    return model()


model = Fill()
for model.value in (1, 1.0, True, 2.0):
    print(apply(model))
