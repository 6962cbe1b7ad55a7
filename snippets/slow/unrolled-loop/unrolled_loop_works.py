import jax
import jax.numpy as jnp


def simulate(x, steps):
    def body(step, x):
        return jnp.sin(x) + step

    return jax.lax.fori_loop(0, steps, body, x)


for steps in (10, 100, 1000):
    jaxpr = jax.make_jaxpr(simulate, static_argnums=1)(1.0, steps)
    print("steps:", steps, "equations:", len(jaxpr.eqns))
