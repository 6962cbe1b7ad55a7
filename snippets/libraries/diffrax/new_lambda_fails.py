import diffrax
import jax.numpy as jnp


def rhs(y, rate):
    print("tracing the vector field")
    return -rate * y


solver, y0 = diffrax.Euler(), jnp.array(1.0)
for rate in (1.0, 2.0, 3.0):
    term = diffrax.ODETerm(lambda t, y, args, rate=rate: rhs(y, rate))
    solution = diffrax.diffeqsolve(term, solver, 0.0, 1.0, 0.1, y0)
    print(f"rate {rate}: {solution.ys[0]:.2f}")
