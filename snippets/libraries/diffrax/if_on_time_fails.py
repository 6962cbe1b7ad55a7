import diffrax
import jax.numpy as jnp


def vector_field(t, y, args):
    if t > 0.5:  # raises TracerBoolConversionError
        return -y
    return 0.0 * y


term, solver = diffrax.ODETerm(vector_field), diffrax.Tsit5()
controller = diffrax.PIDController(rtol=1e-5, atol=1e-7)
y0 = jnp.array(1.0)
solution = diffrax.diffeqsolve(term, solver, 0.0, 1.0, None, y0, stepsize_controller=controller)
print(f"{solution.ys[0]:.3f}, exact: {jnp.exp(-0.5):.3f}")
