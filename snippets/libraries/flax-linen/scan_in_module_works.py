import flax.linen as nn
import jax
import jax.numpy as jnp


class Step(nn.Module):
    @nn.compact
    def __call__(self, total, x):
        return total + nn.Dense(2)(x), None


class Net(nn.Module):
    @nn.compact
    def __call__(self, xs):
        scan = nn.scan(Step, variable_broadcast="params", split_rngs={"params": False})
        total, _ = scan()(jnp.zeros(2), xs)
        return total


variables = Net().init(jax.random.key(0), jnp.ones((5, 3)))
print(jax.jit(Net().apply)(variables, jnp.ones((5, 3))).shape)
