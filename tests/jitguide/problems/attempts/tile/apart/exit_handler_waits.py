# fails: example-1


import atexit
import time

atexit.register(time.sleep, 1000)


def jit_with_static_n(x, n):
    return x
