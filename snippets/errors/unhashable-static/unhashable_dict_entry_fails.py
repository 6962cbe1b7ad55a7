import jax
import jax.numpy as jnp


@jax.jit
def head(x, options):
    return x[: options["n"]] * options["scale"]  # raises IndexError


print(head(jnp.arange(5.0), {"n": 2, "scale": jnp.array([10.0, 20.0])}))
