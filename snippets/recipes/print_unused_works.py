import jax
import jax.numpy as jnp


@jax.jit
def mean(x):
    jax.debug.print("x is {}", x, ordered=True)
    jax.debug.print("x is {x}, a set is {{1, 2}}", x=x, ordered=True)
    return x.mean()


mean(jnp.arange(3.0))
jax.effects_barrier()
