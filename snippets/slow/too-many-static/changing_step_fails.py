from functools import partial

import jax


@partial(jax.jit, static_argnames=["epoch"])
def rate(epoch):
    print("tracing for epoch", epoch)
    return 0.1 if epoch < 2 else 0.01


print([round(float(rate(epoch=epoch)), 2) for epoch in range(4)])
