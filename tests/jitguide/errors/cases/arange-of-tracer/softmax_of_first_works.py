import jax
import jax.numpy as jnp
import numpy as np

logits = jnp.array([1.0, 2.0, 3.0, 4.0])


@jax.vmap
def sharpness(count):
    return jnp.sum(
        jax.nn.softmax(jnp.where(jnp.indices(logits.shape)[0] < count, logits, -jnp.inf)) ** 2
    )


result = sharpness(jnp.array([1, 3]))
print(result)
weights = [np.exp(np.asarray(logits)[:count]) for count in (1, 3)]
np.testing.assert_allclose(result, [np.sum((w / w.sum()) ** 2) for w in weights], rtol=1e-5)
