import jax
import jax.numpy as jnp


def attention(queries, keys):
    return jax.nn.softmax(queries @ keys.T)


queries = jax.ShapeDtypeStruct((1_000_000, 64), jnp.float32)
keys = jax.ShapeDtypeStruct((2_000_000, 64), jnp.float32)
print(jax.eval_shape(attention, queries, keys).shape)
