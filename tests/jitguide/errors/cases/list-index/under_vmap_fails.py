import jax
import jax.numpy as jnp
from jax import lax

offsets = [jnp.ones(2), jnp.ones(3)]
jax.vmap(lambda i: lax.switch(i, [jnp.sin, jnp.cos], offsets[i]))(
    jnp.arange(2)
)  # raises TracerIntegerConversionError
