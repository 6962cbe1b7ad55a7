import jax
import jax.numpy as jnp

x = jnp.arange(4.0)
pieces = [jnp.ones(2), jnp.zeros(3)]
lax = jax.lax


def python_for(n):
    for _ in range(n):
        pass
    return n


uses = {
    "arithmetic": lambda n: x * n,
    "array index: x[n]": lambda n: x[n],
    "power: x**n": lambda n: x**n,
    "condition of jnp.where": lambda n: jnp.where(n > 0, x, -x),
    "condition of lax.cond": lambda n: lax.cond(n > 0, jnp.sin, jnp.cos, x),
    "bound of fori_loop": lambda n: lax.fori_loop(0, n, lambda i, x: x * 2, x),
    "start of dynamic_slice": lambda n: lax.dynamic_slice_in_dim(x, n, 2),
    "limit of a mask": lambda n: jnp.where(jnp.arange(4) < n, x, 0),
    "if": lambda n: x if n > 0 else -x,
    "range": python_for,
    "shape": lambda n: jnp.zeros(n),
    "slice: x[:n]": lambda n: x[:n],
    "axis": lambda n: jnp.sum(x[None], axis=n),
    "list index": lambda n: pieces[n],
    "dict key": lambda n: {1: x}[n],
}
for use, function in uses.items():
    jax.jit(function, static_argnums=0)(1)
    try:
        jax.jit(function)(1)
        print(f"{use:23} traced or static")
    except Exception as error:
        print(f"{use:23} static only, or {type(error).__name__}")
