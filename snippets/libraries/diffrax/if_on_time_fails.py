import diffrax
import jax.numpy as jnp


def vector_field(t, y, args):
    if t > 0.5:  # raises TracerBoolConversionError
        return -y
    return 0.0 * y


term = diffrax.ODETerm(vector_field)
diffrax.diffeqsolve(term, diffrax.Tsit5(), 0.0, 1.0, 0.1, jnp.array(1.0))
