import logging

import jax
import jax.numpy as jnp
import numpy as np

log = logging.getLogger("anneal")
lines = []
log.addHandler(logging.Handler())
log.setLevel("INFO")
log.handlers[0].emit = lambda record: lines.append(record.getMessage())


def sweep(spins, temperature):
    energy = jnp.sum(spins**2) * temperature
    jax.debug.callback(
        lambda *values: log.info("T={:.3f}  E={:.3f}".format(*values)), temperature, energy
    )
    return spins * 0.5, energy


final, energies = jax.lax.scan(sweep, jnp.ones(4), jnp.array([2.0, 1.0]))
jax.effects_barrier()
np.testing.assert_allclose(energies, [8.0, 1.0], rtol=1e-6)
assert sorted(lines) == ["T=1.000  E=1.000", "T=2.000  E=8.000"]
