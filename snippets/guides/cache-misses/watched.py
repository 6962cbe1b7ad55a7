import numpy as np

import jitguide


@jitguide.watch
def step(state, batch):
    return {"total": state["total"] + batch.mean(), "count": state["count"] + 1}


state = {"total": 0.0, "count": 0}
for size in (4, 4, 4, 3):
    state = step(state, np.ones(size, np.float32))
    print(step.why())
