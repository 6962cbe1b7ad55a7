import jax
import jax.numpy as jnp


@jax.jit
def env_step(pos, done):
    pos = jnp.where(done, 0.0, pos + 1.0)
    return pos, pos > 3.0


pos, done = 0.0, False
for _ in range(5):
    pos, done = env_step(pos, done)
assert pos == 0.0
