# fails: example-1


def jit_with_static_n(x, n):
    hold = []
    while True:
        hold.append(bytearray(64 * 2**20))
