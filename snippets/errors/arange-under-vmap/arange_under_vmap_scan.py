import jax
import jax.numpy as jnp


def last_state(sequence, length):
    def step(state, at):
        time, x = at
        new = 0.5 * state + x
        return jnp.where(time < length, new, state), None

    times = jnp.arange(len(sequence))
    return jax.lax.scan(step, 0.0, (times, sequence))[0]


sequences = [jnp.ones(2), jnp.ones(4)]
lengths = jnp.array([len(s) for s in sequences])
padded = jnp.stack([jnp.pad(s, (0, 4 - len(s))) for s in sequences])
print(jax.vmap(last_state)(padded, lengths))
print([last_state(s, len(s)).item() for s in sequences])
