import logging
import jax.numpy as jnp
log = logging.getLogger("tile")
def jit_with_static_n(x, n):
    log.info("hello %s", n)
    return jnp.tile(x, int(n))
