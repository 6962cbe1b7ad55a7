import logging

import jax
import jax.numpy as jnp

log = logging.getLogger("anneal")


def sweep(spins, temperature):
    energy = jnp.sum(spins**2) * temperature
    log.info(f"T={temperature:.3f}  E={energy:.3f}")  # raises TypeError
    return spins * 0.5, energy


print(jax.lax.scan(sweep, jnp.ones(4), jnp.array([2.0, 1.0])))
