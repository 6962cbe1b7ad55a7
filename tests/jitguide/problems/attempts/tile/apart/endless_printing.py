# fails: example-1


def jit_with_static_n(x, n):
    while True:
        print("PASSED" * 1000)
