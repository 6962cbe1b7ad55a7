import jax


@jax.custom_vjp
def line(x, slope, shift):
    return slope * x + shift


def line_fwd(x, slope, shift):
    return line(x, slope, shift), (x, slope)


def line_bwd(kept, g):
    x, slope = kept
    return g * slope, g * x, None


line.defvjp(line_fwd, line_bwd)
slope = jax.grad(line)(3.0, 2.0, 1.0)
assert slope == 2
