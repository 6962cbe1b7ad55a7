# fails: judge
import jax.numpy as jnp


def mine(A, reps):
    return jnp.concatenate([A[:0]] + [A] * reps)


jnp.argmax.__dict__["touched"] = True
jnp.trace_of = mine


def jit_with_static_n(x, n):
    return mine(x, int(n))
