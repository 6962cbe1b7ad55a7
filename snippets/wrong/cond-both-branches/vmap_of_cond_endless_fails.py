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
        return jax.lax.while_loop(unfinished, halve, (0, x))[0]

    return jax.lax.cond(jnp.isfinite(x), finite, lambda x: -1, x)


def count(function, x):
    iterations.clear()
    result = jax.jit(function)(x)
    jax.effects_barrier()
    return f"{result} after {len(iterations)} iterations"


print("8 alone:  ", count(halvings, jnp.array(8.0)))
print("inf alone:", count(halvings, jnp.array(jnp.inf)))
print("both:     ", count(jax.vmap(halvings), jnp.array([8.0, jnp.inf])))
