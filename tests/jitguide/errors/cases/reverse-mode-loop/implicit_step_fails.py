# pasted above its traceback

import jax
import jax.numpy as jnp


def settled(force, speed):
    def moves(state):
        guess, change = state
        return jnp.abs(change) > 1e-6

    def improve(state):
        guess, _ = state
        new = speed - 0.1 * force * guess
        return new, new - guess

    return jax.lax.while_loop(moves, improve, (speed, jnp.array(1.0)))[0]


jax.jit(jax.grad(settled))(2.0, 3.0)  # raises ValueError
