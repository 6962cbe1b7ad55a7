import jax
import jax.numpy as jnp

x = jnp.arange(6.0)
key = jax.random.key(0)
a = jnp.eye(2)
attempts = {
    "jnp.zeros(n)": lambda n: jnp.zeros(n),
    "jnp.eye(n)": lambda n: jnp.eye(n),
    "jnp.arange(0.0, n, 0.1)": lambda n: jnp.arange(0.0, n, 0.1),
    "jnp.linspace(0, 1, n)": lambda n: jnp.linspace(0, 1, n),
    "x.reshape(n, -1)": lambda n: x.reshape(n, -1),
    "jnp.broadcast_to(1.0, (n,))": lambda n: jnp.broadcast_to(1.0, (n,)),
    "jnp.repeat(x, n)": lambda n: jnp.repeat(x, n),
    "jnp.split(x, n)": lambda n: jnp.split(x, n),
    "jnp.pad(x, n)": lambda n: jnp.pad(x, n),
    "jnp.histogram(x, bins=n)": lambda n: jnp.histogram(x, bins=n)[0],
    "jax.nn.one_hot(0, n)": lambda n: jax.nn.one_hot(0, n),
    "lax.top_k(x, n)": lambda n: jax.lax.top_k(x, n),
    "lax.dynamic_slice(x, (0,), (n,))": lambda n: jax.lax.dynamic_slice(x, (0,), (n,)),
    "jax.random.normal(key, (n,))": lambda n: jax.random.normal(key, (n,)),
    "jax.random.split(key, n)": lambda n: jax.random.split(key, n),
    "jnp.fft.fft(x, n)": lambda n: jnp.fft.fft(x, n),
    "x.sum(axis=n)": lambda n: x.sum(axis=n),
    "x.sum(axis=(n,))": lambda n: x.sum(axis=(n,)),
    "jnp.moveaxis(a, 0, n)": lambda n: jnp.moveaxis(a, 0, n),
    "jnp.linalg.norm(x, ord=n)": lambda n: jnp.linalg.norm(x, ord=n),
    "jnp.linalg.matrix_power(a, n)": lambda n: jnp.linalg.matrix_power(a, n),
    "jnp.diag(x, k=n)": lambda n: jnp.diag(x, k=n),
    "jnp.tril(a, k=n)": lambda n: jnp.tril(a, k=n),
    "jnp.eye(3, k=n)": lambda n: jnp.eye(3, k=n),
    "jnp.roll(x, n)": lambda n: jnp.roll(x, n),
    "x[n]": lambda n: x[n],
    "x**n": lambda n: x**n,
    "lax.dynamic_slice(x, (n,), (2,))": lambda n: jax.lax.dynamic_slice(x, (n,), (2,)),
    "lax.fori_loop(0, n, ...)": lambda n: jax.lax.fori_loop(0, n, lambda i, c: c + 1.0, x),
}
for text, attempt in attempts.items():
    try:
        result = jax.jit(attempt)(1)
        print(f"{text:33}", "fine, shape", result.shape)
    except Exception as error:
        print(f"{text:33}", type(error).__name__)
