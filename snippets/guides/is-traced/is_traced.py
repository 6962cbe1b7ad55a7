import jax
import jax.numpy as jnp


def report(x):
    print(isinstance(x, jax.core.Tracer))
    return x


report(1.0)
report(jnp.ones(()))
jax.jit(report)(1.0)
jax.vmap(report)(jnp.ones(2))
jax.grad(report)(1.0)
