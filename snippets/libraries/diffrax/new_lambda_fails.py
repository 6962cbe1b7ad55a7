import diffrax
import jax.numpy as jnp


def rhs(y, rate):
    print("tracing the vector field")
    return -rate * y


for rate in (1.0, 2.0, 3.0):
    term = diffrax.ODETerm(lambda t, y, args, rate=rate: rhs(y, rate))
    solution = diffrax.diffeqsolve(term, diffrax.Euler(), 0.0, 1.0, 0.1, jnp.array(1.0))
    print(f"rate {rate}: {solution.ys[0]:.2f}")
