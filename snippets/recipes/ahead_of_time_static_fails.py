from functools import partial

import jax


@partial(jax.jit, static_argnames="power")
def raised(x, power):
    return x**power


compiled = raised.lower(2.0, power=3).compile()
print(compiled(2.0))
print(compiled(2.0, power=3))  # raises TypeError
