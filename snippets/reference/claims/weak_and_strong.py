import jax
import jax.numpy as jnp


@jax.jit
def double(x):
    print("tracing", x.shape, x.dtype, "weak" if x.weak_type else "strong")
    return 2 * x


double(jnp.asarray(1.0))
double(jnp.float32(1.0))
