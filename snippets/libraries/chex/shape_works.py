import chex
import jax
import jax.numpy as jnp


@jax.jit
def predict(weights, x):
    print("tracing predict")
    chex.assert_shape(x, (None, 3))
    return x @ weights


weights = jnp.ones(3)
predict(weights, jnp.ones((4, 3)))
predict(weights, jnp.ones((4, 3)))
predict(weights, jnp.ones((4, 3, 1))[..., 0])
