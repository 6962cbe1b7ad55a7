import jax

resets = []


def reset(state):
    jax.debug.callback(lambda _: resets.append(1), state)
    return state * 0


def before(done, state):
    start = reset(state)
    return jax.lax.cond(done, lambda: start, lambda: state + 1)


def in_branch(done, state):
    return jax.lax.cond(done, lambda: reset(state), lambda: state + 1)


for step in (before, in_branch):
    jitted = jax.jit(step)
    for state in range(5):
        jitted(state == 3, state)
    jax.effects_barrier()
    print(f"resets in 5 steps, {step.__name__}: {len(resets)}")
    resets.clear()
