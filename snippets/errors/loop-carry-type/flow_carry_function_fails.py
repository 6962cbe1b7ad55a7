import jax
import jax.numpy as jnp


def step(carry, x):
    total, measure = carry
    return (total + measure(x), measure), total


@jax.jit
def run(xs):
    return jax.lax.scan(step, (0.0, jnp.square), xs)  # raises TypeError


total, totals = run(jnp.arange(3.0))
print(total, totals)
