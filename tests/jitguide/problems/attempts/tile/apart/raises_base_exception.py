# fails: example-1
class Stop(BaseException):
    pass


def jit_with_static_n(x, n):
    raise Stop("PASSED")
