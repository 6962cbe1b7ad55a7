import jax
import jax.numpy as jnp


def double(x):
    print("a tracer?", isinstance(x, jax.core.Tracer))
    return x * 2


with jax.disable_jit():
    jax.jit(double)(1.0)
    jax.vmap(double)(jnp.arange(2.0))
    jax.grad(double)(1.0)
    jax.checkpoint(double)(1.0)
