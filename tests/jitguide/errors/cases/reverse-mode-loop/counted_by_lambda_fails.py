# pasted above its traceback

import jax


def heat(rod, flow, count):
    def spread(state):
        k, warmth = state
        return k + 1, warmth + flow * (1 - warmth)

    end = jax.lax.while_loop(lambda s: s[0] < count, spread, (0, rod))
    return end[1]


slope = jax.grad(heat)(0.0, 0.5, 2)  # raises ValueError
