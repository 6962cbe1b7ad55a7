import chex
import jax


@chex.assert_max_traces(n=1)  # raises ValueError
@jax.jit
def double(x):
    return 2 * x
