# argument: batch.label

import typing

import jax
import numpy as np


class Batch(typing.NamedTuple):
    x: np.ndarray
    label: np.ndarray


@jax.jit
def count(batch):
    return (batch.x * batch.label).sum()


count(Batch(np.ones(3, np.float32), np.array(["cat", "dog", "cat"])))  # raises TypeError
