import flax.linen as nn
import jax
import jax.numpy as jnp

model = nn.Dropout(0.5, deterministic=False)
key = jax.random.key(0)


@jax.jit
def forward(x, step):
    return model.apply({}, x, rngs={"dropout": jax.random.fold_in(key, step)})


for step in range(3):
    print((forward(jnp.ones(8), step) > 0).astype(int))
