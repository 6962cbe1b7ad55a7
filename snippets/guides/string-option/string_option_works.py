# needs jax >= 0.8.1
import jax
import jax.numpy as jnp

ACTIVATIONS = {"relu": jax.nn.relu, "tanh": jnp.tanh, "none": lambda x: x}


@jax.jit(static_argnames=["activation"])
def layer(weights, x, *, activation="relu"):
    print("tracing with", activation)
    if activation not in ACTIVATIONS:
        raise ValueError(f"activation={activation!r}; expected one of {sorted(ACTIVATIONS)}")
    return ACTIVATIONS[activation](x @ weights)


weights, x = jnp.eye(2), jnp.array([-1.0, 2.0])
print(layer(weights, x, activation="relu"))
print(layer(weights, 2 * x, activation="relu"))
print(layer(weights, x, activation="none"))
