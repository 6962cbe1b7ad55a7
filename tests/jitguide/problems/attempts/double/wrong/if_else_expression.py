# fails: jit
def conditional_double(x, threshold):
    return 2 * x if x > threshold else x
