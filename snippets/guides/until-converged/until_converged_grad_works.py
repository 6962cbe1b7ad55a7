import jax
import jax.numpy as jnp


@jax.jit
def square_root(a):
    def improve(x, _):
        better = (x + a / x) / 2
        done = jnp.abs(better - x) <= 1e-6
        return jnp.where(done, x, better), None

    x, _ = jax.lax.scan(improve, a, length=20)
    return x


print(square_root(2.0))
print("slope:", jax.grad(square_root)(2.0))
