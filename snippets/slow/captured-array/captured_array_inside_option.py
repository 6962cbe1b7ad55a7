# needs jax >= 0.6.2
import jax
import jax.numpy as jnp


def made_inside(x):
    grid = jnp.ones((3, 4)).at[1, 1].set(2.0)
    return x + (grid * 10).sum()


total = jax.jit(made_inside, compiler_options={"xla_disable_hlo_passes": "constant_folding"})
compiled = total.lower(1.0).compile().as_text()
print("the sum, 130, is in the program:", "constant(130)" in compiled)
print(total(1.0))
