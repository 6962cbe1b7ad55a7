import jax
import jax.numpy as jnp


def with_cond(total, x):
    return jax.lax.cond(x > 0, lambda: total + jnp.sin(x), lambda: total), None


def with_where(total, x):
    return jnp.where(x > 0, total + jnp.sin(x), total), None


for body in (with_cond, with_where):
    loop = jax.jit(lambda xs, body=body: jax.lax.scan(body, 0.0, xs)[0])
    compiled = loop.lower(jnp.ones(1000)).compile()
    print(f"{body.__name__:10}", "a branch in each iteration:", "conditional" in compiled.as_text())
