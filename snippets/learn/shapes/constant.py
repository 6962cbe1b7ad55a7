import jax
import jax.numpy as jnp


@jax.jit
def with_python(x):
    for _ in range(4 - 1):
        x = x * 2
    return x


@jax.jit
def with_evaluation(x):
    with jax.ensure_compile_time_eval():
        times = int(jnp.subtract(4, 1))
    for _ in range(times):
        x = x * 2
    return x


print(with_python(1.0), with_evaluation(1.0))
