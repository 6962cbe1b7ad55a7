import flax.linen as nn
import jax
import jax.numpy as jnp


class Layer(nn.Module):
    @nn.compact
    def __call__(self, x, _):
        return nn.relu(nn.Dense(4)(x)), None


class Net(nn.Module):
    @nn.compact
    def __call__(self, x):
        own = {"variable_axes": {"params": 0}, "split_rngs": {"params": True}}
        layers = nn.scan(Layer, length=3, **own)
        return layers()(x, None)[0]


x = jnp.ones(4)
variables = Net().init(jax.random.key(0), x)
print([leaf.shape for leaf in jax.tree.leaves(variables)])
print(jax.jit(Net().apply)(variables, x).shape)
