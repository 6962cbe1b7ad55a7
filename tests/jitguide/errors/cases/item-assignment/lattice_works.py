import jax
import jax.numpy as jnp


@jax.jit
def lattice(coupling):
    energy = jnp.zeros(4)

    def visit(energy, i):
        energy = energy.at[i].set(i * coupling)
        return energy

    for i in range(4):
        energy = visit(energy, i)
    return energy


result = lattice(2.0)
print(result)
assert result.tolist() == [0.0, 2.0, 4.0, 6.0]
