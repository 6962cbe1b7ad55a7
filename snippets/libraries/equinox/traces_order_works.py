import equinox as eqx
import jax.numpy as jnp


@eqx.filter_jit
@eqx.debug.assert_max_traces(max_traces=1)
def double(x):
    return 2 * x


for value in (1.0, 2.0):
    print(double(jnp.array(value)))
