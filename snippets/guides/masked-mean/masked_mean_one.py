import jax
import jax.numpy as jnp


@jax.jit
def class_mean(x, labels, label):
    return x.mean(axis=0, where=(labels == label)[:, None])


x = jnp.array([[1.0, 10.0], [2.0, 20.0], [3.0, 30.0], [4.0, 40.0]])
labels = jnp.array([0, 2, 2, 0])
for label in range(3):
    print(label, class_mean(x, labels, label))
