import jax


def heat(rod, flow, count):
    def spread(state):
        k, warmth = state
        return k + 1, warmth + flow * (1 - warmth)

    end = jax.lax.scan(lambda state, _: (spread(state), None), (0, rod), None, length=count)[0]
    return end[1]


slope = jax.grad(heat)(0.0, 0.5, 2)
assert slope == 0.25
