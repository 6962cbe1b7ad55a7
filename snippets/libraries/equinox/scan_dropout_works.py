import equinox as eqx
import jax
import jax.numpy as jnp


def body(arrays, key):
    dropout = eqx.combine(arrays, static)
    y = dropout(jnp.ones(3), key=key)
    return arrays, y


dropout = eqx.nn.Dropout(0.5)
arrays, static = eqx.partition(dropout, eqx.is_array)
keys = jax.random.split(jax.random.key(0), 4)
_, ys = jax.lax.scan(body, arrays, keys)
print(ys.shape)
