import jax
import jax.numpy as jnp


def double(x):
    print("Python runs")
    return 2 * x


jitted = jax.jit(double)
print(jitted(jnp.array([1.0, 2.0, 3.0])))
print(jitted(jnp.array([4.0, 5.0, 6.0])))
print(jax.make_jaxpr(double)(jnp.array([7.0, 8.0, 9.0])))
