import jax


@jax.jit
def classify(x):
    label = "positive"
    return label


print(classify(1.0))  # raises TypeError
