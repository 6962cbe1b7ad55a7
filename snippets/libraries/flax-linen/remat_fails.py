import flax.linen as nn
import jax
import jax.numpy as jnp


class Block(nn.Module):
    @nn.compact
    def __call__(self, x, train):
        x = nn.Dense(4)(x)
        frozen = not train  # raises TracerBoolConversionError
        return nn.Dropout(0.5, deterministic=frozen)(x)


nn.remat(Block)().init(jax.random.key(0), jnp.ones(3), False)
