import jax
import jax.numpy as jnp


@jax.jit
def statistics(padded, length):
    real = jnp.arange(padded.shape[0]) < length
    mean = jnp.where(real, padded, 0).sum() / length
    largest = jnp.where(real, padded, -jnp.inf).max()
    weights = jax.nn.softmax(padded, where=real)
    return mean, largest, weights


x = jnp.array([-3.0, -1.0])
mean, largest, weights = statistics(jnp.pad(x, (0, 2)), 2)
print(mean, largest, weights.round(3))
assert mean == x.mean() and largest == x.max()
assert jnp.allclose(weights[:2], jax.nn.softmax(x))

_, _, of_nothing = statistics(jnp.pad(x, (0, 2)), 0)
print("no entry at all:       ", of_nothing)
print("with -inf:             ", jax.nn.softmax(jnp.full(4, -jnp.inf)))
print("with a large negative: ", jax.nn.softmax(jnp.full(4, -1e9)))
