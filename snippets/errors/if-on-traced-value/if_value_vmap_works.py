import jax
import jax.numpy as jnp


def escape(c):
    def step(_, state):
        z, count = state
        inside = ~(jnp.abs(z) > 2)
        return jnp.where(inside, z * z + c, z), count + inside

    return jax.lax.fori_loop(0, 10, step, (jnp.zeros_like(c), 0))[1]


print(jax.vmap(escape)(jnp.array([1 + 1j, 0j])))
