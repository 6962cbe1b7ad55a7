# needs jax >= 0.6
import jax

params = {"w": 1.0, "b": 2.0}
doubled = jax.tree_map(lambda p: 2 * p, params)  # raises AttributeError
