import jax
import jax.numpy as jnp


def f(x):
    return jnp.log(jnp.exp(x))


x = jnp.float32(200.0)  # exp(200) is too large for float32
print("without jit:", f(x), "gradient", jax.grad(f)(x))
print("with jit:   ", jax.jit(f)(x), "gradient", jax.jit(jax.grad(f))(x))
