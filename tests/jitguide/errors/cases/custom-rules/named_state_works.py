from typing import NamedTuple

import jax


class Spring(NamedTuple):
    stiffness: float
    length: float


@jax.custom_vjp
def force(x, spring):
    return spring.stiffness * (x - spring.length)


def force_fwd(x, spring):
    return force(x, spring), (x, spring)


def force_bwd(kept, g):
    x, spring = kept
    return g * spring.stiffness, Spring(g * (x - spring.length), -g * spring.stiffness)


force.defvjp(force_fwd, force_bwd)
slopes = jax.grad(force, argnums=1)(3.0, Spring(2.0, 1.0))
assert slopes == (2, -2)
