import jax
import jax.numpy as jnp


def divided(hertz):
    return hertz / 1e9 >= 0.1


def not_divided(hertz):
    return hertz >= 0.1 * 1e9


def lower_limit(hertz):
    return hertz / 1e9 >= 0.1 * (1 - 1e-6)


hertz = jnp.float32(1e8)
for f in (divided, not_divided, lower_limit):
    print(f"{f.__name__:11} without jit: {f(hertz)}, with jit: {jax.jit(f)(hertz)}")
program = jax.jit(divided).lower(hertz).compile().as_text()
print("divides:", " divide(" in program, "multiplies:", " multiply(" in program)
