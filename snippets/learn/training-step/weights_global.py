import jax
import jax.numpy as jnp

weights = jnp.ones(2)


@jax.jit
def predict(x):
    return x @ weights


print(predict(jnp.ones(2)))
weights = weights - 0.5
print(predict(jnp.ones(2)), "should be 1.0")
