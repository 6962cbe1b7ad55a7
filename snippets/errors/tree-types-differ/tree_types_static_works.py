from dataclasses import dataclass, replace
from functools import partial

import jax
import jax.numpy as jnp


@partial(
    jax.tree_util.register_dataclass,
    data_fields=["height"],
    meta_fields=["name"],
)
@dataclass
class Person:
    height: float
    name: str


people = [Person(1.8, "Ada"), Person(1.7, "Bo")]
names = [person.name for person in people]
same = [replace(person, name="") for person in people]
group = jax.tree.map(lambda *heights: jnp.stack(heights), *same)
print(names, group)
print(jax.vmap(lambda person: 2 * person.height)(group))
