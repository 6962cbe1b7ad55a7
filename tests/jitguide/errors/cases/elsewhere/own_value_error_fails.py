raise ValueError("Expected list, got 3.")  # raises ValueError
