from collections import OrderedDict, defaultdict, deque

import jax

containers = [(1, 2), [1, 2], {"a": 1}, OrderedDict(a=1), defaultdict(int, a=1), None]
for container in [*containers, deque([1, 2]), {1, 2}]:
    print(f"{type(container).__name__:12} leaves: {jax.tree.leaves(container)}")
