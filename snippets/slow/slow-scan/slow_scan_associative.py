import jax
import jax.numpy as jnp


def by_scan(decay, x):
    def step(y, at):
        a, b = at
        y = a * y + b
        return y, y

    return jax.lax.scan(step, 0.0, (decay, x))[1]


def by_associative_scan(decay, x):
    def join(earlier, later):
        (a, b), (c, d) = earlier, later
        return a * c, c * b + d

    return jax.lax.associative_scan(join, (decay, x))[1]


decay, x = jnp.full(8, 0.5), jnp.arange(8.0)
for function in (by_scan, by_associative_scan):
    program = jax.jit(function).lower(decay, x).as_text()
    print(f"{function.__name__}: a loop: {'while' in program}, last {function(decay, x)[-1]:.4f}")
