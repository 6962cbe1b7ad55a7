# needs jax >= 0.8.1
import jax
import jax.numpy as jnp

ACTIVATIONS = {"relu": jax.nn.relu, "tanh": jnp.tanh, "none": lambda x: x}


@jax.jit(static_argnames=["activation"])
def layer(weights, x, *, activation="relu"):
    if activation not in ACTIVATIONS:
        known = sorted(ACTIVATIONS)
        raise ValueError(f"activation={activation!r}; expected one of {known}")  # raises ValueError
    return ACTIVATIONS[activation](x @ weights)


layer(jnp.eye(2), jnp.ones(2), activation="rellu")
