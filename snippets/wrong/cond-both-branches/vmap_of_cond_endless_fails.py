import jax
import jax.numpy as jnp

rounds = []


def halvings(x):
    def unfinished(state):
        count, x = state
        return (x >= 1) & (count < 500)

    def halve(state):
        count, x = state
        jax.debug.callback(lambda: rounds.append(1))
        return count + 1, x / 2

    def finite(x):
        return jax.lax.while_loop(unfinished, halve, (0, x))[0]

    return jax.lax.cond(jnp.isfinite(x), finite, lambda x: -1, x)


def rounds_of(function, x):
    rounds.clear()
    result = jax.jit(function)(x)
    jax.effects_barrier()
    return f"{result} after {len(rounds)} rounds"


print("8 alone:  ", rounds_of(halvings, jnp.array(8.0)))
print("inf alone:", rounds_of(halvings, jnp.array(jnp.inf)))
print("both:     ", rounds_of(jax.vmap(halvings), jnp.array([8.0, jnp.inf])))
