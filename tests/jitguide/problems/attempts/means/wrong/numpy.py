# fails: type
import numpy as np


def class_means(values, labels, num_classes):
    values, labels = np.asarray(values), np.asarray(labels)
    members = [values[labels == c] for c in range(num_classes)]
    return np.array([m.mean() if m.size else 0 for m in members], "float32")
