import flax.linen as nn
import jax
import jax.numpy as jnp


class Net(nn.Module):
    @nn.compact
    def __call__(self, x):
        scan = nn.scan(
            lambda layer, x, _: (nn.relu(layer(x)), None),
            variable_axes={"params": 0},
            split_rngs={"params": True},
            length=3,
        )
        return scan(nn.Dense(4), x, None)[0]


variables = Net().init(jax.random.key(0), jnp.ones(4))
print(variables["params"]["Dense_0"]["kernel"].shape)
print(jax.jit(Net().apply)(variables, jnp.ones(4)).shape)
