# argument: epoch

import jax

rates = [0.1, 0.2]
jax.jit(lambda epoch: rates[epoch])(1)  # raises TracerIntegerConversionError
