# fails: examples
def conditional_double(x, threshold):
    return 2 * x
