import diffrax
import jax.numpy as jnp

rate = 1.0


def rhs(t, y, args):
    return -rate * y


term, solver, y0 = diffrax.ODETerm(rhs), diffrax.Euler(), jnp.array(1.0)
for rate in (1.0, 2.0, 3.0):
    solution = diffrax.diffeqsolve(term, solver, 0.0, 1.0, 0.1, y0)
    print(f"rate {rate}: {solution.ys[0]:.2f}")
