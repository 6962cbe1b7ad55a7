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
        return jax.lax.scan(body, zero, xs)[0]


xs = jnp.ones((5, 3))
variables = Net().init(jax.random.key(0), xs)
apply = jax.jit(Net().apply)
print(apply(variables, xs).shape)  # raises UnexpectedTracerError
