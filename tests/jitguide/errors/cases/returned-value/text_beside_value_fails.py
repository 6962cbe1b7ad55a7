# on other versions: string-argument

import jax

jax.jit(lambda x: (x, "ok"))(1.0)  # raises TypeError
