import jax
import jax.numpy as jnp
from jax import lax

offsets = [jnp.zeros(3), jnp.ones(3)]  # of one shape
rows = jax.vmap(lambda i: lax.switch(i, [jnp.sin, jnp.cos], jnp.array(offsets)[i]))(jnp.arange(2))
assert jnp.allclose(rows, jnp.array([[0.0] * 3, [jnp.cos(1.0)] * 3]))
