import jax
import jax.numpy as jnp


@jax.jit
def backward(vjp_fun, v):
    print("tracing backward")
    return vjp_fun(v)[0]


for x in (0.0, 1.0, 2.0):
    y, vjp_fun = jax.vjp(jnp.sin, x)
    print(backward(vjp_fun, 1.0))
