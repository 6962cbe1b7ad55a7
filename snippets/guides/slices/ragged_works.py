import jax
import jax.numpy as jnp

pieces = [jnp.ones((2, 3)), jnp.ones((4, 3))]
longest = max(len(piece) for piece in pieces)
padded = jnp.stack([jnp.pad(p, ((0, longest - len(p)), (0, 0))) for p in pieces])
lengths = jnp.array([len(piece) for piece in pieces])


@jax.jit
def means(padded, lengths):
    inside = jnp.arange(padded.shape[1]) < lengths[:, None]
    return padded.mean(axis=(1, 2), where=inside[:, :, None])


print(padded.shape, means(padded, lengths))
print("without the mask:", padded.mean(axis=(1, 2)))
