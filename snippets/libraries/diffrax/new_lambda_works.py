import diffrax
import jax.numpy as jnp


def rhs(t, y, rate):
    print("tracing the vector field")
    return -rate * y


term, solver, y0 = diffrax.ODETerm(rhs), diffrax.Euler(), jnp.array(1.0)
for rate in (1.0, 2.0, 3.0):
    args = jnp.array(rate)
    solution = diffrax.diffeqsolve(term, solver, 0.0, 1.0, 0.1, y0, args)
    print(f"rate {rate}: {solution.ys[0]:.2f}")
