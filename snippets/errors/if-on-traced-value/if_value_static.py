from functools import partial

import jax


@partial(jax.jit, static_argnames=["rate"])
def adapt(step, rate):
    print("tracing for rate", rate)
    if rate < 0.44:
        return step * 0.9
    return step * 1.1


for rate in [0.30, 0.31, 0.32, 0.30]:
    adapt(1.0, rate)
