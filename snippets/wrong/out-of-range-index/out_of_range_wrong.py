import jax
import jax.numpy as jnp


@jax.jit
def read(x, i):
    return x[i]


@jax.jit
def write(x, i):
    return x.at[i].set(99)


@jax.jit
def window(x, start):
    return jax.lax.dynamic_slice(x, (start,), (2,))


x = jnp.array([10, 20, 30])
print("x[10] is     ", read(x, 10))
print("x[-10] is    ", read(x, -10))
print("x[10] = 99:  ", write(x, 10))
print("x[2:4] is    ", window(x, 2))
