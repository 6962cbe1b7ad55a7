import jax.numpy as jnp


def cut(x, side="low"):
    return jnp.maximum(x, 0) if side == "low" else jnp.minimum(x, 0)


x = jnp.array([-1.0, 1.0])
cut_all = jnp.vectorize(cut, excluded={1})
print("by position:", cut_all(x, "high"))
print("by keyword: ", cut_all(x, side="high"))
