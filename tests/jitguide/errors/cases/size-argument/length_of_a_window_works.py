import jax
import jax.numpy as jnp


def energy(signal, onset, length):
    piece = jnp.where(
        (jnp.arange(signal.shape[0]) >= onset) & (jnp.arange(signal.shape[0]) < onset + length),
        signal,
        0,
    )
    return jnp.sum(piece**2)


@jax.jit
def energies(signal, onsets, lengths):
    return jax.vmap(energy, in_axes=(None, 0, 0))(signal, onsets, lengths)


out = energies(jnp.array([1.0, 2.0, 3.0]), jnp.array([0, 1]), jnp.array([1, 2]))
assert out.tolist() == [1, 13]
