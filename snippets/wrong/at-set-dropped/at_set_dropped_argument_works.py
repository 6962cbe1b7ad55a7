import jax
import jax.numpy as jnp


def double_first(x):
    return x.at[0].set(2 * x[0])


x = jnp.array([1.0, 2.0, 3.0])
copied = jax.jit(double_first)
in_place = jax.jit(double_first, donate_argnums=0)
for function in (copied, in_place):
    memory = function.lower(x).compile().memory_analysis()
    print("bytes of x that the result takes over:", memory.alias_size_in_bytes)
    x = function(x)
    print(x)
