import jax
import jax.numpy as jnp


def unrolled(x):
    for i in range(400):
        x = jnp.sin(x) + i
    return x


def looped(x):
    return jax.lax.fori_loop(0, 400, lambda i, x: jnp.sin(x) + i, x)


for f in (unrolled, looped):
    traced = jax.jit(f).trace(jnp.ones(3))
    lowered = traced.lower()
    compiled = lowered.compile()
    print(f.__name__, len(traced.jaxpr.eqns), "operations")
