# needs jax >= 0.4.38
import jax
import jax.numpy as jnp


@jax.jit
def double(x):
    print("traced")
    jax.debug.print("x = {}", x)
    return 2 * x


x = jnp.ones(3)
double(x)
double(x)
jax.effects_barrier()
with jax.no_tracing(True):
    double(x)  # raises RuntimeError
