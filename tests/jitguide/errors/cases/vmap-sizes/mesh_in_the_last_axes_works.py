import jax
import jax.numpy as jnp
import numpy as np


def signal(phase, speed, times):
    return jnp.sin(phase + speed * times)


signals = jax.vmap(
    jax.vmap(signal, in_axes=(None, 0, None), out_axes=1), in_axes=(0, None, None), out_axes=1
)
times = jnp.linspace(0.0, 1.0, 4)
result = signals(jnp.arange(2.0), jnp.arange(3.0), times)
phase, speed = np.arange(2.0)[:, None], np.arange(3.0)
np.testing.assert_allclose(result[3], np.sin(phase + speed), rtol=1e-5)
assert result.shape == (4, 2, 3)
