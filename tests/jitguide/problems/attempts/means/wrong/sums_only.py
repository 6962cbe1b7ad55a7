# fails: example
import jax


def class_means(values, labels, num_classes):
    return jax.ops.segment_sum(values, labels, num_classes)
