import warnings

import equinox as eqx
import jax


class Model(eqx.Module):
    layer: eqx.nn.Linear

    def __init__(self, key):
        self.layer = jax.vmap(eqx.nn.Linear(3, 2, key=key))

    def __call__(self, x):
        return self.layer(x)


with warnings.catch_warnings(record=True) as warned:
    model = Model(jax.random.key(0))
print(str(warned[0].message).splitlines()[1])
params = eqx.filter(model, eqx.is_array)
print("arrays to train:", len(jax.tree.leaves(params)))
