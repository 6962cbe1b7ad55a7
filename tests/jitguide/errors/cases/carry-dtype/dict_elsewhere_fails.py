import jax
import jax.numpy as jnp


def body(state, x):
    return {"total": state["total"] + x, "count": state["count"] + 1}, None


start = {"total": jnp.int32(0), "count": 0}
end, _ = jax.lax.scan(body, start, jnp.ones(3))  # raises TypeError
