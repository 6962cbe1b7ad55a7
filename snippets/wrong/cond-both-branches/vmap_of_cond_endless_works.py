import jax
import jax.numpy as jnp

iterations = []


def halvings(x):
    def unfinished(state):
        count, x = state
        return (x >= 1) & (count < 500)

    def halve(state):
        count, x = state
        jax.debug.callback(lambda: iterations.append(1))
        return count + 1, x / 2

    def finite(x):
        harmless = jnp.where(jnp.isfinite(x), x, 0.0)
        return jax.lax.while_loop(unfinished, halve, (0, harmless))[0]

    return jax.lax.cond(jnp.isfinite(x), finite, lambda x: -1, x)


result = jax.jit(jax.vmap(halvings))(jnp.array([8.0, jnp.inf]))
jax.effects_barrier()
print(f"{result} after {len(iterations)} iterations")
