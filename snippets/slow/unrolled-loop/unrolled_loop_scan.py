import jax
import jax.numpy as jnp


def simulate(x, steps):
    def one(x, step):
        x = jnp.sin(x) + step
        return x, x

    return jax.lax.scan(one, x, jnp.arange(steps))


for steps in (10, 100, 1000):
    jaxpr = jax.make_jaxpr(simulate, static_argnums=1)(1.0, steps)
    print(steps, "steps:", len(jaxpr.eqns), "equations")
last, path = jax.jit(simulate, static_argnums=1)(1.0, 4)
print(last, path)
