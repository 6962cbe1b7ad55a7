import flax.linen as nn
import jax
import jax.numpy as jnp

model = nn.Dense(2)
variables = model.init(jax.random.key(0), jnp.ones(3))


@jax.jit
def predict(variables, x):
    return model.apply(variables, x)


print(predict(variables, jnp.ones(3)).shape)
