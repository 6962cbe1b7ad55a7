import jax
import jax.numpy as jnp


@jax.jit
def phase(x):
    return jnp.exp(1j * x)


print("real loss:  ", jax.grad(lambda x: jnp.abs(phase(x) - 1) ** 2)(1.0))
print("real input: ", jax.jacfwd(phase)(1.0))
print("holomorphic:", jax.grad(phase, holomorphic=True)(1.0 + 0j))
