import jax
import jax.numpy as jnp


@jax.jit
def double(x):
    with jax.ensure_compile_time_eval():
        times = int(jnp.subtract(4, 1))
    for _ in range(times):
        x = x * 2
    return x


print(double(1.0))
