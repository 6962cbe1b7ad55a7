import jax
import jax.numpy as jnp


def rounds(most):
    return jnp.subtract(most, 1)


@jax.jit
def double(x, most):
    with jax.ensure_compile_time_eval():
        times = int(rounds(most))  # raises ConcretizationTypeError
    for _ in range(times):
        x = x * 2
    return x


print(double(1.0, 4))
