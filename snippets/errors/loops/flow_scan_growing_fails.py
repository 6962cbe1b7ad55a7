import jax
import jax.numpy as jnp


@jax.jit
def collect(xs):
    return jax.lax.scan(lambda carry, x: (jnp.append(carry, x), None), jnp.zeros(1), xs)[
        0
    ]  # raises TypeError


collect(jnp.ones(3))
