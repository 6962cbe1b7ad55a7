import jax
import jax.numpy as jnp


@jax.jit
def grid(image, reps):
    print("reps is", reps)
    return jnp.tile(image, reps)  # raises TypeError


print(grid(jnp.ones((1, 4)), (6, 1)))
