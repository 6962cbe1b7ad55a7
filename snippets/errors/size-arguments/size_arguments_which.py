import jax
import jax.numpy as jnp

x = jnp.arange(6.0)
key = jax.random.key(0)
attempts = {
    "jnp.zeros(n)": lambda n: jnp.zeros(n),
    "jnp.full((n, 2), 1.0)": lambda n: jnp.full((n, 2), 1.0),
    "jnp.eye(n)": lambda n: jnp.eye(n),
    "jnp.arange(n)": lambda n: jnp.arange(n),
    "jnp.linspace(0, 1, n)": lambda n: jnp.linspace(0, 1, n),
    "x.reshape(n, -1)": lambda n: x.reshape(n, -1),
    "jnp.broadcast_to(1.0, (n,))": lambda n: jnp.broadcast_to(1.0, (n,)),
    "jnp.tile(x, n)": lambda n: jnp.tile(x, n),
    "jnp.repeat(x, n)": lambda n: jnp.repeat(x, n),
    "jnp.split(x, n)": lambda n: jnp.split(x, n),
    "jnp.pad(x, n)": lambda n: jnp.pad(x, n),
    "jnp.unique(x, size=n)": lambda n: jnp.unique(x, size=n),
    "jax.nn.one_hot(0, n)": lambda n: jax.nn.one_hot(0, n),
    "lax.top_k(x, n)": lambda n: jax.lax.top_k(x, n),
    "lax.dynamic_slice(x, (0,), (n,))": lambda n: jax.lax.dynamic_slice(x, (0,), (n,)),
    "jax.random.normal(key, (n,))": lambda n: jax.random.normal(key, (n,)),
    "jax.random.split(key, n)": lambda n: jax.random.split(key, n),
    "x.sum(axis=n)": lambda n: x.sum(axis=n),
    "x.sum(axis=(n,))": lambda n: x.sum(axis=(n,)),
    "jnp.roll(x, n)": lambda n: jnp.roll(x, n),
    "x[n]": lambda n: x[n],
}
for text, attempt in attempts.items():
    try:
        result = jax.jit(attempt)(2)
        print(f"{text:33}", "fine, shape", result.shape)
    except Exception as error:
        print(f"{text:33}", type(error).__name__)
