import jax


def area(width, height):
    return width * height


def slope(which):
    return jax.grad(area, argnums=which)(2.0, 5.0)  # raises ConcretizationTypeError


print(slope(1))
print(jax.jit(slope)(1))
