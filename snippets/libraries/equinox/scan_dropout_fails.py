import equinox as eqx
import jax
import jax.numpy as jnp


def body(dropout, key):
    y = dropout(jnp.ones(3), key=key)  # raises TracerBoolConversionError
    return dropout, y


dropout = eqx.nn.Dropout(0.5)
keys = jax.random.split(jax.random.key(0), 4)
_, ys = jax.lax.scan(body, dropout, keys)
