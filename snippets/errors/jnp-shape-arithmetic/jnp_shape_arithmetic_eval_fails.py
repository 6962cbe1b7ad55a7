import jax
import jax.numpy as jnp


@jax.jit
def f(x):
    with jax.ensure_compile_time_eval():
        z = jnp.sin(3.0)
        positive = z > 0
    print(z, positive)
    if z > 0:  # raises TracerBoolConversionError
        return x
    return -x


print(f(1.0))
