import jax
import jax.numpy as jnp


def powers(x, n):
    return jnp.stack([x**k for k in range(n)])


jacobian = jax.jit(jax.jacobian(powers), static_argnames="n")
hessian = jax.jit(jax.hessian(powers), static_argnums=1)
print(jacobian(2.0, n=4))
print(hessian(2.0, 4))
