import flax.linen as nn
import jax
import jax.numpy as jnp

model = nn.Dropout(0.5, deterministic=False)
key = jax.random.key(0)


@jax.jit
def forward(x):
    return model.apply({}, x, rngs={"dropout": key})


for step in range(3):
    print((forward(jnp.ones(8)) > 0).astype(int))
