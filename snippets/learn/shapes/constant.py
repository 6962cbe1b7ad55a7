import jax
import jax.numpy as jnp


def rounds():
    return jnp.subtract(4, 1)


@jax.jit
def double(x):
    with jax.ensure_compile_time_eval():
        times = int(rounds())
    for _ in range(times):
        x = x * 2
    return x


print(double(1.0))
