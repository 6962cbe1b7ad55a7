# needs jax >= 0.8.2
import jax

double = jax.jit(lambda x: 2 * x, abstracted_axes=None)  # raises TypeError
