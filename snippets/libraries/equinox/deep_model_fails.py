import equinox as eqx
import jax
import jax.numpy as jnp


class Deep(eqx.Module):
    layers: list

    def __init__(self, key):
        keys = jax.random.split(key, 20)
        self.layers = [eqx.nn.Linear(4, 4, key=key) for key in keys]

    def __call__(self, x):
        for layer in self.layers:
            x = jax.nn.relu(layer(x))
        return x


model = Deep(jax.random.key(0))
lowered = eqx.filter_jit(model).lower(jnp.ones(4))
print("multiplications to compile:", lowered.as_text().count("dot_general"))
