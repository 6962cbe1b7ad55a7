def area(width, height):
    return width * height


area(2)  # raises TypeError
