import jax
import jax.numpy as jnp


@jax.jit
def period(x):
    count = jnp.count_nonzero((x[:-1] < 0) & (x[1:] >= 0))
    at = jnp.where(
        (x[:-1] < 0) & (x[1:] >= 0),
        size=((x[:-1] < 0) & (x[1:] >= 0)).size,
        fill_value=((x[:-1] < 0) & (x[1:] >= 0)).size,
    )[0]
    return (at[count - 1] - at[0]) / (count - 1)


assert period(jnp.array([-1.0, 1.0, -1.0, -1.0, 1.0, -1.0, -1.0, 1.0, 1.0])) == 3.0
