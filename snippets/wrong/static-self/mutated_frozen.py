from dataclasses import dataclass


@dataclass(frozen=True)
class Offset:
    value: int


offset = Offset(100)
offset.value = 0  # raises FrozenInstanceError
