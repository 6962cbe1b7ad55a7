import jax
import jax.numpy as jnp


@jax.jit
def mean(x):
    print("tracing for shape", x.shape)
    return x.mean()


x = jnp.arange(6.0)
for limit in (1, 2, 3, 2):
    print(mean(x[x > limit]))
