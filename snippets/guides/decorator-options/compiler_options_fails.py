# needs jax >= 0.4.36
import jax
import numpy as np

options = {"xla_backend_optimization_level": 0}


def layer(x):
    return 2 * x


def model(x):
    return layer(layer(x))  # raises ValueError


layer = jax.jit(layer, compiler_options=options)
model = jax.jit(model)
print(model(np.ones(3)))
