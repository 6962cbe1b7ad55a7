import jax
import jax.numpy as jnp


@jax.jit
def double(x):
    jax.debug.breakpoint(num_frames=2)
    return x * 2


def pair(x):
    y = x + 1
    return double(y)  # raises UnexpectedTracerError


x = jnp.array([1.0])
print(jax.eval_shape(pair, x))
print(pair(x))
