import jax
import jax.numpy as jnp


@jax.jit
def reset(mean, spread):
    mean = mean.at[0].set(0.0)
    spread = spread.at[0].set(0.0)
    return mean, spread


mean, spread = reset(jnp.ones(2), jnp.ones(3))
print(mean, spread)
assert mean.tolist() == [0.0, 1.0]
assert spread.tolist() == [0.0, 1.0, 1.0]
