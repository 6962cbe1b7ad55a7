import jax
import jax.numpy as jnp


@jax.custom_jvp
def root(x):
    return jnp.sqrt(x)


@root.defjvp
def root_rule(primals, tangents):
    (x,) = primals
    (x_dot,) = tangents
    y = root(x)
    return y, x_dot / (2.0 * y)


print(jax.jit(jax.grad(root))(4.0))
print(jax.jit(jax.hessian(root))(4.0))
