import jax
import jax.numpy as jnp
from flax import nnx

model = nnx.Linear(2, 2, rngs=nnx.Rngs(0))


@jax.jit
def forward(x):
    y = model(x)
    model.last_output = y  # raises TraceContextError
    return y


forward(jnp.ones(2))
