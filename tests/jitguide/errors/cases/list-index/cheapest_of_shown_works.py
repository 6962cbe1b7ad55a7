import jax
import jax.numpy as jnp


@jax.jit
def cheapest(x):
    costs = [x**2, (x - 2) ** 2]
    best = [jnp.inf]
    best[0] = jnp.array(costs)[jnp.argmin(jnp.array(costs))]
    return best


assert cheapest(1.5) == [0.25]
