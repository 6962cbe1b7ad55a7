import jax
import jax.numpy as jnp
import numpy as np


@jax.jit
def evaluate(w, x):
    y = w * x
    return {"mean": y.mean()}


result = evaluate(2.0, jnp.arange(3.0))
result["name"] = "first"
out = result["mean"]
np.testing.assert_allclose(out, 2.0, rtol=1e-6)
