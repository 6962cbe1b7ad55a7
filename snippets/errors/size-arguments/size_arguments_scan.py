import jax
import jax.numpy as jnp


@jax.jit
def halve(y, n):
    print("tracing")

    def step(y, i):
        y = jnp.where(i < n, y / 2, y)
        return y, y

    return jax.lax.scan(step, y, jnp.arange(5))


print(halve(1.0, 2)[1])
print(halve(1.0, 3)[1])
print(jax.grad(lambda y: halve(y, 3)[0])(1.0))
