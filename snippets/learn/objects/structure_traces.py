import jax


@jax.jit
def total(tree):
    print("tracing for", jax.tree_util.tree_structure(tree))
    return sum(jax.tree_util.tree_leaves(tree))


for tree in ((1.0, 2.0), (3.0, 4.0), [1.0, 2.0], (1.0, None), (1.0, 2)):
    print(tree, "->", total(tree))
