import jax
import jax.numpy as jnp


@jax.jit
def first_or_sum(x):
    print("tracing for shape", x.shape)
    return x[0] if x.shape[0] < 3 else x.sum()


for length in (2, 4, 2, 4):
    print(first_or_sum(jnp.ones(length)))
