import jax
import jax.numpy as jnp


def predict(level, pair):
    now, after = pair
    level = 0.5 * level + 0.5 * now
    return level, after - level


series = jnp.array([1.0, 3.0, 5.0, 7.0])
_, errors = jax.lax.scan(predict, 0.0, (series[:-1], series[1:]))
level, expected = 0.0, []
for now, after in zip([1.0, 3.0, 5.0], [3.0, 5.0, 7.0], strict=True):
    level = 0.5 * level + 0.5 * now
    expected.append(after - level)
assert errors.tolist() == expected
