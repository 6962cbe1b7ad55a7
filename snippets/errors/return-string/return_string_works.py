import jax
import jax.numpy as jnp

LABELS = ["not positive", "positive"]


@jax.jit
def classify(x):
    return jnp.where(x > 0, 1, 0)


print(LABELS[int(classify(1.0))], LABELS[int(classify(-1.0))])
