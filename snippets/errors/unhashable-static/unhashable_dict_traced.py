import jax
import jax.numpy as jnp


@jax.jit
def scale(x, options):
    print("tracing")
    return x * options["factor"]


print(scale(jnp.ones(2), options={"factor": 3.0}))
print(scale(jnp.ones(2), options={"factor": 4.0}))
