import jax
import jax.numpy as jnp


@jax.jit
def rewritten(x):
    return (
        (x > 0) & (x < 9),  # x > 0 and x < 9, and also 0 < x < 9
        (x < 0) | (x > 9),  # x < 0 or x > 9
        ~(x > 0),  # not x > 0
        jnp.where(x > 0, 1, 0),  # 1 if x > 0 else 0
        jnp.maximum(x, 9),  # max(x, 9)
        jnp.isin(x, jnp.array([1.0, 3.0])),  # x in [1.0, 3.0]
        jnp.any(jnp.array([x > 0, x > 9])),  # any([x > 0, x > 9])
    )


print(*rewritten(3.0))
