# fails: apart
import jax
import jax.numpy as jnp


def class_means(values, labels, num_classes):
    one_hot = jax.nn.one_hot(labels, num_classes)
    return (values @ one_hot) / jnp.maximum(one_hot.sum(0), 1)
