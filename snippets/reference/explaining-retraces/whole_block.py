import jax
import numpy as np

import jitguide

early = jax.jit(lambda x: x + 1)
x = np.ones(3)

with jitguide.watching() as seen:
    double = jax.jit(lambda x: x * 2)
    double(x)
    double(x[:2])
    early(x)

print(seen.report(seconds=False))
