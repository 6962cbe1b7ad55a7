# needs os.fork
import multiprocessing
import os
import warnings

import jax.numpy as jnp


def start(method):
    process = multiprocessing.get_context(method).Process(target=os.getpid)
    with warnings.catch_warnings(record=True) as caught:
        warnings.simplefilter("always", RuntimeWarning)
        process.start()
    process.join()
    return [str(w.message) for w in caught if w.category is RuntimeWarning]


if __name__ == "__main__":
    jnp.ones(3)
    print("fork: ", start("fork"))
    print("spawn:", start("spawn"))
