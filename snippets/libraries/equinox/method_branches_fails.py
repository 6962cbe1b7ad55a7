import equinox as eqx
import jax
import jax.numpy as jnp


class Scale(eqx.Module):
    factor: jax.Array

    def up(self, x):
        return self.factor * x

    def down(self, x):
        return x / self.factor


@eqx.filter_jit
def apply(model, index, x):
    branches = [model.up, model.down]
    return jax.lax.switch(index, branches, x)  # raises TypeError


print(apply(Scale(jnp.array(2.0)), jnp.array(1), jnp.ones(3)))
