import jax
import jax.numpy as jnp


def pool(x, mode, width):
    y = x[: x.size // width * width].reshape(-1, width)
    return y.max(1) if mode == "max" else y.mean(1)


x = jax.ShapeDtypeStruct((12,), jnp.float32)
print(jax.eval_shape(pool, x, "max", 4))  # raises TypeError
