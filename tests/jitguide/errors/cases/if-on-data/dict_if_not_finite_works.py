import jax
import jax.numpy as jnp


@jax.jit
def advanced(state):
    x = 2 * state["x"]
    return jax.lax.cond(jnp.isfinite(x), lambda: {"x": x}, lambda: state)


assert advanced({"x": 3.0}) == {"x": 6.0}
