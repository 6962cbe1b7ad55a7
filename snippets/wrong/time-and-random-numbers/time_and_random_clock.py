import jax
import numpy as np


@jax.jit
def same(now):
    return now


start = 1_700_000_000.0
for now in (start + 30.3, start + 30.7):
    print(f"the time: {same(now):.1f}, the time since the start: {same(now - start):.1f}")
print("from one float32 to the next:", np.spacing(np.float32(start)))
