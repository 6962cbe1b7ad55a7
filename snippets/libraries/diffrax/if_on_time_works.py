import diffrax
import jax.numpy as jnp


def vector_field(t, y, args):
    return jnp.where(t > 0.5, -y, 0.0 * y)


controller = diffrax.ClipStepSizeController(
    diffrax.PIDController(rtol=1e-5, atol=1e-7), jump_ts=jnp.array([0.5])
)
solution = diffrax.diffeqsolve(
    diffrax.ODETerm(vector_field),
    diffrax.Tsit5(),
    0.0,
    1.0,
    None,
    jnp.array(1.0),
    stepsize_controller=controller,
)
print(f"{solution.ys[0]:.3f}, exact: {jnp.exp(-0.5):.3f}")
