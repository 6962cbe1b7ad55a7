import logging
import re

import jax
import numpy as np

compiled = []


class Log(logging.Handler):
    def emit(self, record):
        compiled.extend(re.findall(r"^Finished XLA compilation of (\S+)", record.getMessage()))


logger = logging.getLogger("jax")
logger.handlers, logger.propagate = [Log()], False


@jax.jit
def f(x):
    print("  Python runs")
    return jax.lax.exp(jax.lax.sin(x))


def call(title, x):
    print(title)
    compiled.clear()
    with jax.log_compiles():
        f(x)
    print("  compiled:", compiled)


call("with jit", np.ones(3, np.float32))
with jax.disable_jit():
    call("disabled, first call", np.ones(3, np.float32))
    call("disabled, the same shape", np.ones(3, np.float32))
    call("disabled, another shape", np.ones(4, np.float32))
