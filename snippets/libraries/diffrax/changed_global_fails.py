import diffrax
import jax.numpy as jnp

rate = 1.0


def rhs(t, y, args):
    return -rate * y


term = diffrax.ODETerm(rhs)
for rate in (1.0, 2.0, 3.0):
    solution = diffrax.diffeqsolve(term, diffrax.Euler(), 0.0, 1.0, 0.1, jnp.array(1.0))
    print(f"rate {rate}: {solution.ys[0]:.2f}")
