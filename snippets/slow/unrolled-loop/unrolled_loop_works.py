import jax
import jax.numpy as jnp


def simulate(x, steps):
    return jax.lax.fori_loop(0, steps, lambda step, x: jnp.sin(x) + step, x)


for steps in (10, 100, 1000):
    jaxpr = jax.make_jaxpr(simulate, static_argnums=1)(1.0, steps)
    print(steps, "steps:", len(jaxpr.eqns), "equations")
print(jax.jit(simulate)(1.0, 10))
