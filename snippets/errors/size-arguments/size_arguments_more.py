import jax
import jax.numpy as jnp
from jax.numpy import linalg

x = jnp.arange(6.0)
square = jnp.eye(2)
attempts = {
    "jnp.arange(0.0, n, 0.1)": lambda n: jnp.arange(0.0, n, 0.1),
    "jnp.bincount(ids, length=n)": lambda n: jnp.bincount(jnp.array([0, 1]), length=n),
    "jnp.histogram(x, bins=n)": lambda n: jnp.histogram(x, bins=n)[0],
    "jax.ops.segment_sum(..., n)": lambda n: jax.ops.segment_sum(x[:2], jnp.array([0, 1]), n),
    "jnp.nonzero(x, size=n)": lambda n: jnp.nonzero(x, size=n)[0],
    "lax.scan(..., length=n)": lambda n: jax.lax.scan(lambda c, _: (c, c), 0, length=n)[1],
    "jnp.fft.fft(x, n)": lambda n: jnp.fft.fft(x, n),
    "jnp.expand_dims(x, n)": lambda n: jnp.expand_dims(x, n),
    "jnp.concatenate([x, x], axis=n)": lambda n: jnp.concatenate([square, square], axis=n),
    "jnp.moveaxis(square, 0, n)": lambda n: jnp.moveaxis(square, 0, n),
    "linalg.norm(x, ord=n)": lambda n: linalg.norm(x, ord=n),
    "linalg.matrix_power(square, n)": lambda n: linalg.matrix_power(square, n),
    "jnp.diag(x, k=n)": lambda n: jnp.diag(x, k=n),
    "jnp.eye(3, k=n)": lambda n: jnp.eye(3, k=n),
    "jnp.tril(square, k=n)": lambda n: jnp.tril(square, k=n),
    "x.reshape(2, 3)[n]": lambda n: x.reshape(2, 3)[n],
    "x**n": lambda n: x**n,
    "lax.fori_loop(0, n, ...)": lambda n: jax.lax.fori_loop(0, n, lambda i, c: c + 1.0, x),
    "lax.dynamic_slice(x, (n,), (2,))": lambda n: jax.lax.dynamic_slice(x, (n,), (2,)),
}
for text, attempt in attempts.items():
    try:
        result = jax.jit(attempt)(1)
        print(f"{text:33}", "fine, shape", result.shape)
    except Exception as error:
        print(f"{text:33}", type(error).__name__)
