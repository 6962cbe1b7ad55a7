import jax
import jax.numpy as jnp


@jax.jit
def predict(x):
    jax.debug.print("value of x: {x}", x=x)
    print("while tracing:", x.shape)
    return x @ jnp.ones((4, 2))  # raises TypeError


predict(jnp.ones(3))
