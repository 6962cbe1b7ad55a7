import jax
import jax.numpy as jnp


def with_where(x):
    return jnp.where(x > 0, jnp.sqrt(x), 0.0)


def with_safe_where(x):
    inside = jnp.where(x > 0, x, 1.0)
    return jnp.where(x > 0, jnp.sqrt(inside), 0.0)


def with_cond(x):
    return jax.lax.cond(x > 0, jnp.sqrt, lambda x: 0.0, x)


print("slope of the square root at 0:", jax.grad(jnp.sqrt)(0.0))
for function in (with_where, with_safe_where, with_cond):
    value, slope = jax.value_and_grad(function)(0.0)
    slopes = jax.vmap(jax.grad(function))(jnp.array([0.0, 4.0]))
    print(f"{function.__name__:16} value {value}  slope {slope}  under vmap {slopes}")
