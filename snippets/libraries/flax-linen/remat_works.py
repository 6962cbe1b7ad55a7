import flax.linen as nn
import jax
import jax.numpy as jnp


class Block(nn.Module):
    @nn.compact
    def __call__(self, x, train):
        x = nn.Dense(4)(x)
        return nn.Dropout(0.5, deterministic=not train)(x)


# Counted with `self`: 0 is self, 1 is x, 2 is train.
block = nn.remat(Block, static_argnums=2)()
variables = block.init(jax.random.key(0), jnp.ones(3), False)
print(block.apply(variables, jnp.ones(3), False).shape)
