import jax
import jax.numpy as jnp


def sgd_step(w, x):
    gradient = jax.grad(lambda w: jnp.sum(w * x))(w)
    gradient = jax.lax.pmean(gradient, axis_name="batch")
    return w - 0.1 * gradient


parallel_step = jax.pmap(sgd_step, axis_name="batch")
w = parallel_step(jnp.ones((1, 3)), jnp.ones((1, 3)))
assert jnp.allclose(w, 0.9)
