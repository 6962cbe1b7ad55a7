import dataclasses
import functools

import jax
import jax.numpy as jnp


@dataclasses.dataclass(frozen=True)
class Sample:
    values: jax.Array

    @functools.cached_property
    def total(self):
        return jnp.sum(self.values)


jax.tree_util.register_dataclass(Sample, data_fields=["values"], meta_fields=[])
sample = Sample(jnp.arange(3.0))
print(sample.total)
print(jax.make_jaxpr(lambda sample: 2 * sample.total)(sample))
