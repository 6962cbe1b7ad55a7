import jax

weights = [1.0, 2.0]
gradients = (0.5, 0.5)
jax.tree.map(lambda weight, gradient: weight - gradient, weights, gradients)  # raises ValueError
