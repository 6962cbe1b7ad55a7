import jax
import jax.numpy as jnp

KEY = jax.random.key(7)


def noise(shape, KEY):
    KEY, sub = jax.random.split(KEY)
    return jax.random.normal(sub, shape), KEY


@jax.jit
def walk(x, rate, KEY):
    step, KEY = noise(x.shape, KEY)
    return x + rate * step, KEY


x = jnp.zeros(3)
for _ in range(3):
    x, KEY = walk(x, 0.1, KEY)

offset, KEY = noise((3,), KEY)
assert jnp.unique(jnp.stack([x, offset])).size == 6

total, key = 0.0, jax.random.key(7)
for _ in range(3):
    key, sub = jax.random.split(key)
    total += 0.1 * jax.random.normal(sub, (3,))
assert jnp.allclose(x, total)
