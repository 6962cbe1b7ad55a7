import jax
import jax.numpy as jnp


def loss(params, x):
    return jnp.sum((params["a"] * x + params["b"]) ** 2)


step = jax.value_and_grad(loss)
params = {"a": jnp.array([1.0, -2.0]), "b": 3.0}
value, grads = step(params, jnp.ones(2))
print(grads)
assert grads["a"].tolist() == [8, 2] and grads["b"] == 10
