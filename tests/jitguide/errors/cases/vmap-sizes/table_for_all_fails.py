# argument: table
# argument: site
# pasted above its traceback

import jax
import jax.numpy as jnp


class Lattice:
    def __init__(self, field):
        self.field = field

    def cost(self, site, table, spin):
        return (table[site] @ table[site]) * spin + self.field

    def costs(self, sites, couplings, spins):
        return jax.vmap(self.cost)(sites, couplings, spins)  # raises ValueError


costs = Lattice(0.5).costs(jnp.arange(3), jnp.ones((2, 2)), jnp.ones(3))
