import jax
import jax.numpy as jnp


def simulate(x, steps):
    for step in range(steps):
        x = jnp.sin(x) + step
    return x


for steps in (10, 100, 1000):
    jaxpr = jax.make_jaxpr(simulate, static_argnums=1)(1.0, steps)
    print("steps:", steps, "equations:", len(jaxpr.eqns))
