from dataclasses import dataclass

import jax
import jax.numpy as jnp


@dataclass
class Polynomial:
    coefficients: jax.Array
    variable: str


@jax.jit
def value_at_one(p):
    return jnp.sum(p.coefficients)


print(value_at_one(Polynomial(jnp.ones(3), "t")))  # raises TypeError
