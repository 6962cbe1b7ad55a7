import jax
import jax.numpy as jnp

x = jnp.array([0, 5, 0, 7])
calls = {
    "x[mask]": lambda mask: x[mask],
    "jnp.where(mask)": lambda mask: jnp.where(mask),
    "jnp.nonzero(mask)": lambda mask: jnp.nonzero(mask),
    "jnp.flatnonzero(mask)": lambda mask: jnp.flatnonzero(mask),
    "jnp.argwhere(mask)": lambda mask: jnp.argwhere(mask),
    "jnp.unique(mask)": lambda mask: jnp.unique(mask),
}
for call, function in calls.items():
    try:
        jax.jit(function)(x > 0)
    except (TypeError, IndexError) as error:
        print(f"{call:22} {type(error).__name__}")
