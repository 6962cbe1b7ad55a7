import jax
import jax.numpy as jnp

x = jnp.array([10, 20, 30])
print("x[10]:             ", jax.jit(lambda i: x[i])(10))
print("x[-10]:            ", jax.jit(lambda i: x[i])(-10))
print("x.at[10].set(99):  ", jax.jit(lambda i: x.at[i].set(99))(10))
print("x.at[-1], drop:    ", jax.jit(lambda i: x.at[i].set(99, mode="drop"))(-1))
print("2 elements from 2: ", jax.jit(lambda i: jax.lax.dynamic_slice(x, (i,), (2,)))(2))
