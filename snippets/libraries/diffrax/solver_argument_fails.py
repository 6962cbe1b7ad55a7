import diffrax
import jax
import jax.numpy as jnp


@jax.jit
def solve(term, solver, y0):
    return diffrax.diffeqsolve(term, solver, 0.0, 1.0, 0.1, y0).ys


term = diffrax.ODETerm(lambda t, y, args: -y)
solve(term, diffrax.Tsit5(), jnp.array(1.0))  # raises TypeError
