import jax
import jax.numpy as jnp

RULES = {0: jnp.sin, 1: jnp.cos}


@jax.jit
def apply(rule, x):
    return jax.lax.switch(jnp.argmax(jnp.array(list(RULES)) == rule), list(RULES.values()), x)


assert abs(apply(1, 2.0) - jnp.cos(2.0)) < 1e-6
