import jax
import jax.numpy as jnp


def loss(theta, x, y):
    return (theta["slope"] @ x + theta["shift"] - y) ** 2


theta = {"slope": jnp.array([1.0, -2.0]), "shift": jnp.array(0.5)}
xs, ys = jnp.arange(6.0).reshape(3, 2), jnp.ones(3)
each = jax.vmap(jax.grad(loss), in_axes=(None, 0, 0))(theta, xs, ys)
assert each["slope"].shape == (3, 2)
assert each["shift"].tolist() == [-5.0, -9.0, -13.0]
