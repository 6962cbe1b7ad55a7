from dataclasses import dataclass


@dataclass(frozen=True)
class Counter:
    calls: int

    def step(self):
        self.calls = self.calls + 1  # raises FrozenInstanceError


Counter(0).step()
