import jax
import jax.numpy as jnp


def loss(labels, weights, params):
    logits = params["w"][labels]
    return jnp.sum(weights * logits**2)


labels = jnp.array([0, 2, 1])
weights = jnp.ones(3)
params = {"w": jnp.array([1.0, 2.0, 3.0])}
grads = jax.jit(jax.grad(loss, argnums=2))(labels, weights, params)
assert grads["w"].tolist() == [2.0, 4.0, 6.0]
