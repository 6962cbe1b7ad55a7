import jax
import jax.numpy as jnp


@jax.jit
def total(x):
    print("  Python runs, x has shape", x.shape)
    return x.sum()


for numbers in ([1, 2, 3], [10, 20, 30], [5, 5]):
    print("call with", numbers)
    print("  result:", total(jnp.array(numbers)))
