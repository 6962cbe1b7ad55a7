import jax


def power(x, n):
    print("n is traced:", isinstance(n, jax.core.Tracer))
    return jax.lax.fori_loop(0, n, lambda i, acc: acc * x, 1.0)


print(jax.grad(power)(2.0, 3))
print(jax.jit(jax.grad(power), static_argnums=1)(2.0, 3))
print(jax.grad(jax.jit(power))(2.0, 3))  # raises ValueError
