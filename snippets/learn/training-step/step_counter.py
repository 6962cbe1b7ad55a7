# needs jax >= 0.8.1
import jax
import jax.numpy as jnp


@jax.jit(static_argnames=["step"])
def train_step(weights, step):
    print("tracing for step", step)
    return weights * 0.9


weights = jnp.ones(2)
for step in range(3):
    weights = train_step(weights, step=step)
