from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

import jax
import numpy as np

traces = []


@jax.jit
def total(x):
    traces.append(x.size)
    return x.sum()


def work(x):
    return f"{total(x)}, traces here: {len(traces)}"


if __name__ == "__main__":
    x = np.ones(3)
    print("parent:", work(x))
    with ProcessPoolExecutor(1, mp_context=get_context("spawn")) as pool:
        print("child: ", *pool.map(work, [x, x]), sep="\n  ")
