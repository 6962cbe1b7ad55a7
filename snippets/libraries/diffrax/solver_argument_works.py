import diffrax
import equinox as eqx
import jax.numpy as jnp


@eqx.filter_jit
def solve(term, solver, y0):
    print("tracing solve with", type(solver).__name__)
    return diffrax.diffeqsolve(term, solver, 0.0, 1.0, 0.1, y0).ys


term = diffrax.ODETerm(lambda t, y, args: -y)
for solver in (diffrax.Tsit5(), diffrax.Tsit5(), diffrax.Heun()):
    print(f"{solve(term, solver, jnp.array(1.0))[0]:.2f}")
