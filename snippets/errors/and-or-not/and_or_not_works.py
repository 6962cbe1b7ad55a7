import jax
import jax.numpy as jnp


@jax.jit
def step(x, y):
    both = (x < 0) & ~(y >= 0)
    return jax.lax.cond(both, lambda v: v - 1, lambda v: v + 1, x)


@jax.jit
def fee(weight):
    return jnp.where((500 < weight) & (weight <= 600), 0, 2)


print(step(-0.5, 0.5), step(-0.5, -0.5))
print(fee(jnp.array([550, 900])))
