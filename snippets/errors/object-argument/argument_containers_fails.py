import collections
import types

import jax


class Config(dict):
    pass


class Row(collections.namedtuple("Row", ["a"])):
    pass


class Batches(list):
    pass


containers = {
    "dict": {"a": 1.0},
    "OrderedDict": collections.OrderedDict(a=1.0),
    "defaultdict": collections.defaultdict(float, a=1.0),
    "subclass of a NamedTuple": Row(1.0),
    "subclass of dict": Config(a=1.0),
    "MappingProxyType": types.MappingProxyType({"a": 1.0}),
    "subclass of list": Batches([1.0]),
    "deque": collections.deque([1.0]),
    "set": {1.0},
}
leaf = jax.tree.structure(1.0)
for name, container in containers.items():
    opened = jax.tree.structure(container) != leaf
    print(f"{name:25}", "opened" if opened else "one leaf: not a valid JAX type")
