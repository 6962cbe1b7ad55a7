# argument: x

import jax

jax.jit(lambda x: x.copy_to_host_async())(1.0)  # raises AttributeError
