import jax
import jax.numpy as jnp


class Sample:
    def __init__(self, values):
        self.values = values
        self.mean = float(values.mean())


def flatten(sample):
    return ((jax.tree_util.GetAttrKey("values"), sample.values),), None


def unflatten(_, children):
    sample = object.__new__(Sample)
    (sample.values,) = children
    return sample


jax.tree_util.register_pytree_with_keys(Sample, flatten, unflatten)


@jax.jit
def spread(sample):
    return sample.values.max() - sample.values.min()


out = spread(Sample(jnp.array([1.0, 4.0])))
assert out == 3.0
