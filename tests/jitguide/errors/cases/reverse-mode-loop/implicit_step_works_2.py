import jax
import jax.numpy as jnp

STEPS = 40


def settled(force, speed):
    def moves(state):
        guess, change = state
        return jnp.abs(change) > 1e-6

    def improve(state):
        guess, _ = state
        new = speed - 0.1 * force * guess
        return new, new - guess

    return jax.lax.scan(
        lambda state, _: (jax.lax.cond(moves(state), improve, lambda state: state, state), None),
        (speed, jnp.array(1.0)),
        None,
        length=STEPS,
    )[0][0]


slope = jax.jit(jax.grad(settled))(2.0, 3.0)
assert abs(slope + 0.3 / 1.2**2) < 1e-4
