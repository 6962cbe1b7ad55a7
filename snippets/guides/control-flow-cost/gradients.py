import jax
import jax.numpy as jnp
from jax import lax


def python_for(x, n):
    for _ in range(2):
        x = x * x
    return x


ways = {
    "Python for": python_for,
    "where": lambda x, n: jnp.where(n > 0, x**4, x),
    "cond": lambda x, n: lax.cond(n > 0, lambda x: x**4, lambda x: x, x),
    "switch": lambda x, n: lax.switch(n, [jnp.sin, jnp.cos, lambda x: x**4], x),
    "map": lambda x, n: lax.map(lambda x: x**4, x[None])[0],
    "scan": lambda x, n: lax.scan(lambda x, _: (x * x, None), x, length=2)[0],
    "fori_loop(0, 2)": lambda x, n: lax.fori_loop(0, 2, lambda i, x: x * x, x),
    "fori_loop(0, n)": lambda x, n: lax.fori_loop(0, n, lambda i, x: x * x, x),
    "while_loop": lambda x, n: lax.while_loop(lambda x: x < 9, lambda x: x * x, x),
}
for name, function in ways.items():
    jitted = jax.jit(function)
    forward = jax.jacfwd(jitted)(2.0, 2)
    try:
        reverse = jax.grad(jitted)(2.0, 2)
    except ValueError as error:
        reverse = type(error).__name__
    print(f"{name:16} forward {forward}  reverse {reverse}")
