# needs jax >= 0.4.38
import jax
import jax.numpy as jnp


@jax.jit
def double(x):
    return 2 * x


three, four = jnp.ones(3), jnp.ones(4)
double(three)
with jax.no_tracing(True):
    print(double(three))
    double(four)  # raises RuntimeError
