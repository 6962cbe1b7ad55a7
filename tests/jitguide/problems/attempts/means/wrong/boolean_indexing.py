# fails: jit
import jax.numpy as jnp


def class_means(values, labels, num_classes):
    members = [values[labels == c] for c in range(num_classes)]
    return jnp.stack([m.mean() if m.size else jnp.float32(0) for m in members])
