import equinox as eqx
import jax
import jax.numpy as jnp


class Counter(eqx.Module):
    calls: jax.Array

    @eqx.filter_jit
    def __call__(self, x):
        counter = eqx.tree_at(lambda counter: counter.calls, self, self.calls + 1)
        return x, counter


counter = Counter(jnp.array(0))
_, counter = counter(jnp.ones(2))
_, counter = counter(jnp.ones(2))
print(counter.calls)
