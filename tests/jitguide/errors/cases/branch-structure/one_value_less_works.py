import jax


def burnt(fuel, heat):
    rate = 0.1 * fuel
    return fuel - rate, heat + rate, rate


def cooled(fuel, heat):
    return fuel, 0.5 * heat, 0.0


@jax.jit
def step(fuel, heat):
    out = jax.lax.cond(heat > 1, cooled, burnt, fuel, heat)
    return out[0], out[1]


assert step(2.0, 2.0) == (2.0, 1.0)
