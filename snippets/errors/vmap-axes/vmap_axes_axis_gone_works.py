import jax
import jax.numpy as jnp


def shape(x):
    print("sees", x.shape)
    return x.sum(axis=-1)


x = jnp.ones((4, 3))
print(shape(x).shape)
print(jax.vmap(shape)(x).shape)
print(jax.vmap(lambda row: shape(row[None])[0])(x).shape)
