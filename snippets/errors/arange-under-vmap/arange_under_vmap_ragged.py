import jax.numpy as jnp
import numpy as np

rows = [[1.0, 2.0, 3.0], [4.0]]
attempts = {
    "jnp.array": lambda: jnp.array(rows),
    "jnp.stack": lambda: jnp.stack([jnp.array(row) for row in rows]),
}
for text, attempt in attempts.items():
    try:
        attempt()
    except (TypeError, ValueError) as error:
        print(f"{text}: {str(error)[:60]}")

lengths = np.array([len(row) for row in rows])
padded = np.zeros((len(rows), lengths.max()), np.float32)
padded[np.arange(lengths.max()) < lengths[:, None]] = np.concatenate(rows)
print(jnp.asarray(padded).tolist(), lengths)
