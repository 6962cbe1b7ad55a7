# needs jax >= 0.4.36
import jax
import numpy as np

options = {"xla_backend_optimization_level": 0}


def layer(x):
    return 2 * x


def model(x):
    return layer(layer(x))


layer = jax.jit(layer)
model = jax.jit(model, compiler_options=options)
print(model(np.ones(3)))
