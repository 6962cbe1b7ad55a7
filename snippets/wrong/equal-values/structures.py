from dataclasses import dataclass
from functools import partial
from typing import Any

import jax
import jax.numpy as jnp


@partial(jax.tree_util.register_dataclass, data_fields=[], meta_fields=["value"])
@dataclass
class Registered:
    value: Any


@jax.tree_util.register_pytree_node_class
@dataclass
class ByHand:
    value: Any

    def tree_flatten(self):
        return (), self.value

    @classmethod
    def tree_unflatten(cls, value, children):
        return cls(value)


@jax.tree_util.register_static
@dataclass(frozen=True)
class Static:
    value: Any


@dataclass(frozen=True)
class Frozen:
    value: Any


def types(wrap, **options):
    function = jax.jit(lambda box: jnp.asarray(box.value), **options)
    return [str(function(wrap(value)).dtype) for value in (1, 1.0, True)]


print("register_dataclass:        ", types(Registered))
print("register_pytree_node_class:", types(ByHand))
print("register_static:           ", types(Static))
print("frozen, static argument:   ", types(Frozen, static_argnums=0))
bare = jax.jit(jnp.asarray, static_argnums=0)
print("number, static argument:   ", [str(bare(x).dtype) for x in (1, 1.0, True)])
