import jax
import jax.numpy as jnp

x = jnp.arange(12)
calls = {
    "jnp.zeros((n, 2))": lambda n: jnp.zeros((n, 2)),
    "jnp.arange(n)": lambda n: jnp.arange(n),
    "jnp.linspace(0, 1, n)": lambda n: jnp.linspace(0, 1, n),
    "jnp.eye(n)": lambda n: jnp.eye(n),
    "jnp.tile(x, n)": lambda n: jnp.tile(x, n),
    "jnp.repeat(x, n)": lambda n: jnp.repeat(x, n),
    "x.reshape(n, -1)": lambda n: x.reshape(n, -1),
    "x[:n]": lambda n: x[:n],
}
for call, function in calls.items():
    static = jax.jit(function, static_argnums=0)(3).shape
    try:
        jax.jit(function)(3)
    except (TypeError, IndexError) as error:
        print(f"{call:22} static n: {static!s:8} traced n: {type(error).__name__}")
