import jax
import jax.numpy as jnp


@jax.jit
def repeated(x):
    with jax.ensure_compile_time_eval():
        limits = jnp.array([2, 4])
        largest = int(jnp.max(limits))
    for _ in range(largest):
        x = x * 2
    return x


assert repeated(1.0) == 16.0
