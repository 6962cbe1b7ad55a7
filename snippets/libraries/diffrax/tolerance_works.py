import diffrax
import equinox as eqx
import jax.numpy as jnp


@eqx.filter_jit
def solve(y0, controller):
    print("tracing solve, rtol =", controller.rtol)
    term = diffrax.ODETerm(lambda t, y, args: -y)
    return diffrax.diffeqsolve(
        term, diffrax.Tsit5(), 0.0, 1.0, None, y0, stepsize_controller=controller
    ).ys


for rtol in (1e-3, 1e-4, 1e-5):
    solve(jnp.array(1.0), diffrax.PIDController(rtol=jnp.array(rtol), atol=1e-7))
