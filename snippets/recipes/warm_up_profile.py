import cProfile
import pstats

import jax
import jax.numpy as jnp


@jax.named_scope("embed")
def embed(x):
    return jnp.sin(x) @ x


@jax.named_scope("attend")
def attend(x):
    return jnp.cos(x) @ x


@jax.jit
def model(x):
    return attend(embed(x))


x = jnp.ones((20, 20))
for call in ("first call: ", "second call:"):
    with cProfile.Profile() as profile:
        model(x).block_until_ready()
    names = {name for _, _, name in pstats.Stats(profile).stats}
    print(call, sorted(names & {"embed", "attend"}))

program = model.lower(x).compile().as_text()
print("names in the program:", "/embed/" in program, "/attend/" in program)
