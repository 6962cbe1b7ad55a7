import jax
import jax.numpy as jnp
import numpy as np

traces = 0


@jax.jit
def _mean_square(x, length):
    global traces
    traces += 1
    real = jnp.arange(x.shape[0]) < length
    return jnp.where(real, x * x, 0).sum() / length


def next_power_of_two(n):
    return 1 << (n - 1).bit_length()


def mean_square(x):
    bucket = next_power_of_two(len(x))
    return _mean_square(np.pad(x, (0, bucket - len(x))), len(x))


rng = np.random.default_rng(0)
for length in range(1, 101):
    x = rng.normal(size=length).astype(np.float32)
    np.testing.assert_allclose(mean_square(x), (x * x).mean(), rtol=1e-5)
print("100 lengths,", traces, "traces, every result right")
