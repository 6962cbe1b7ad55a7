import jax
import jax.numpy as jnp
import numpy as np

CHUNK = 32


@jax.jit
def _score(x):
    print("tracing for batch", x.shape)
    return jnp.tanh(x).sum(axis=1)


def score(x):
    padding = -len(x) % CHUNK if len(x) else CHUNK
    padded = np.pad(x, ((0, padding), (0, 0)))
    chunks = [_score(chunk) for chunk in padded.reshape(-1, CHUNK, x.shape[1])]
    return np.concatenate(chunks)[: len(x)]


for count in (0, 1, 32, 33, 100):
    print(count, score(np.ones((count, 2), np.float32)).shape)
