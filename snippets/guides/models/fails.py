import jax
import jax.numpy as jnp


@jax.jit
def apply(model, x):
    return model["activation"](model["weight"] @ x)


model = {"weight": jnp.array([[1.0, -2.0]]), "activation": jax.nn.relu}
print(apply(model, jnp.ones(2)))  # raises TypeError
