import equinox as eqx
import jax
import jax.numpy as jnp


class Deep(eqx.Module):
    layers: eqx.nn.Linear

    def __init__(self, key):
        keys = jax.random.split(key, 20)
        make = eqx.filter_vmap(lambda key: eqx.nn.Linear(4, 4, key=key))
        self.layers = make(keys)

    def __call__(self, x):
        arrays, static = eqx.partition(self.layers, eqx.is_array)

        def body(x, arrays):
            layer = eqx.combine(arrays, static)
            return jax.nn.relu(layer(x)), None

        return jax.lax.scan(body, x, arrays)[0]


model = Deep(jax.random.key(0))
lowered = eqx.filter_jit(model).lower(jnp.ones(4))
print("multiplications to compile:", lowered.as_text().count("dot_general"))
