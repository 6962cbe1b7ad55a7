import jax
import jax.numpy as jnp


class Particle:
    def __init__(self, **fields):
        self.fields = fields


def flatten(particle):
    return tuple(particle.fields.values()), tuple(particle.fields)


def unflatten(names, children):
    return Particle(**dict(zip(names, children)))


jax.tree_util.register_pytree_node(Particle, flatten, unflatten)
particles = Particle(position=jnp.arange(3.0), mass=2.0)
axes = Particle(position=0, mass=None)
weigh = jax.vmap(lambda p: p.fields["mass"] * p.fields["position"], in_axes=(axes,))
print(weigh(particles))
