import jax
import jax.numpy as jnp

pieces = [jnp.ones((10, 3)), jnp.ones((20, 3))]
functions = [jnp.sin, jnp.cos]
lengths = jnp.array([len(piece) for piece in pieces])
padded = jnp.stack([jnp.pad(p, ((0, 20 - len(p)), (0, 0))) for p in pieces])


def total(i, piece, length):
    real = (jnp.arange(20) < length)[:, None]
    return jax.lax.switch(i, functions, piece).sum(where=real)


print(jax.vmap(total)(jnp.arange(2), padded, lengths))
print([fn(piece).sum() for fn, piece in zip(functions, pieces, strict=True)])
