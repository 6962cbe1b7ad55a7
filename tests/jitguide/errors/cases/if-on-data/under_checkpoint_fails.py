# argument: x

import jax

jax.jit(jax.checkpoint(lambda x: x if x > 0 else -x))(1.0)  # raises TracerBoolConversionError
