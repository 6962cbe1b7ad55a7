import diffrax
import equinox as eqx
import jax.numpy as jnp

term = diffrax.ODETerm(lambda t, y, args: -y)
solver = diffrax.Euler()


@eqx.filter_jit
def solve(y0, max_steps):
    print("tracing solve")
    return diffrax.diffeqsolve(term, solver, 0.0, 1.0, 0.1, y0, max_steps=max_steps).ys


for y0 in (1.0, 2.0):
    print(f"{solve(jnp.array(y0), 64)[0]:.2f}")
