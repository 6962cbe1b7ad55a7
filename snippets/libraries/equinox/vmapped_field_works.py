import equinox as eqx
import jax


class Model(eqx.Module):
    layer: eqx.nn.Linear

    def __init__(self, key):
        self.layer = eqx.nn.Linear(3, 2, key=key)

    def __call__(self, x):
        return jax.vmap(self.layer)(x)


model = Model(jax.random.key(0))
params = eqx.filter(model, eqx.is_array)
print("arrays to train:", len(jax.tree.leaves(params)))
