import jax
import jax.numpy as jnp


@jax.jit
def double(x):
    print("tracing for dtype", x.dtype, "weak type", x.weak_type)
    return x * 2


double(1.5)
double(2.5)
double(jnp.float32(1.5))
print((jnp.bfloat16(1) * 1.5).dtype, (jnp.bfloat16(1) * jnp.float32(1.5)).dtype)
