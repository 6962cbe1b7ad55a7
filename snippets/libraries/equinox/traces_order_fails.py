import equinox as eqx
import jax.numpy as jnp


@eqx.debug.assert_max_traces(max_traces=1)
@eqx.filter_jit
def double(x):
    return 2 * x


for value in (1.0, 2.0):
    print(double(jnp.array(value)))  # raises RuntimeError
