# needs jax >= 0.4.38
import jax
import jax.numpy as jnp
import numpy as np
import scipy.special


def bessel(x):
    def on_the_host(x):
        return scipy.special.jv(1, np.asarray(x)).astype(np.float32)

    result = jax.ShapeDtypeStruct(x.shape, np.float32)
    return jax.pure_callback(on_the_host, result, x, vmap_method="expand_dims")


@jax.jit
def f(x):
    return 2 * bessel(x)


print(f(jnp.array([0.0, 1.0])))
print(jax.vmap(f)(jnp.array([0.0, 1.0])))
