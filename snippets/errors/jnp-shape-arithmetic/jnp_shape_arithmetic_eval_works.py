import jax
import jax.numpy as jnp


@jax.jit
def f(x):
    with jax.ensure_compile_time_eval():
        positive = jnp.sin(3.0) > 0
        z = float(jnp.sin(3.0))
        y = x + 1
    print("y is traced:", isinstance(y, jax.core.Tracer))
    if positive and z > 0:
        return y
    return -y


print(f(1.0))
