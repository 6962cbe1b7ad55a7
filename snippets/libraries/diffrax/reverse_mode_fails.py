import diffrax
import jax
import jax.numpy as jnp

term = diffrax.ODETerm(lambda t, y, rate: -rate * y)


@jax.jit
def loss(rate):
    solution = diffrax.diffeqsolve(
        term, diffrax.Tsit5(), 0.0, 1.0, 0.1, jnp.array(1.0), args=rate, max_steps=None
    )
    return jnp.sum(solution.ys)


jax.grad(loss)(1.0)  # raises RuntimeError
