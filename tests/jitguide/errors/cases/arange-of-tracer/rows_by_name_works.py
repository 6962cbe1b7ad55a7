import jax
import jax.numpy as jnp
import numpy as np

samples = jnp.array([[1.0, 2.0], [3.0, 5.0], [6.0, 4.0], [9.0, 9.0]])


def spread(count):
    chosen = jnp.arange(samples.shape[0])
    rows = samples[chosen]
    centred = rows - rows.mean(axis=0, where=jnp.indices(samples.shape)[0] < count)
    return jnp.sum(centred**2, axis=0, where=jnp.indices(samples.shape)[0] < count)


result = jax.vmap(spread)(jnp.array([2, 3]))
print(result)
numbers = np.asarray(samples)
expected = [count * numbers[:count].var(axis=0) for count in (2, 3)]
np.testing.assert_allclose(result, expected, rtol=1e-5)
