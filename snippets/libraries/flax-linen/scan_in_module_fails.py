import flax.linen as nn
import jax
import jax.numpy as jnp


class Net(nn.Module):
    @nn.compact
    def __call__(self, xs):
        dense = nn.Dense(2)

        def body(total, x):
            return total + dense(x), None

        zero = jnp.zeros(2)
        return jax.lax.scan(body, zero, xs)[0]  # raises UnexpectedTracerError


variables = Net().init(jax.random.key(0), jnp.ones((5, 3)))
Net().apply(variables, jnp.ones((5, 3)))
