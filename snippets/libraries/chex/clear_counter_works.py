import chex
import jax
import jax.numpy as jnp


def make_update():
    @jax.jit
    @chex.assert_max_traces(n=1)
    def update(x):
        return 2 * x

    return update


print(make_update()(jnp.ones(3)))
chex.clear_trace_counter()
print(make_update()(jnp.ones(3)))
