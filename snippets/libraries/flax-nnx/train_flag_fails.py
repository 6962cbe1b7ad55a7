import jax.numpy as jnp
from flax import nnx


@nnx.jit
def predict(model, x, train):
    return model(x, deterministic=not train)  # raises TracerBoolConversionError


dropout = nnx.Dropout(0.5, rngs=nnx.Rngs(0))
predict(dropout, jnp.ones(6), True)
