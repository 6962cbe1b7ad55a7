from dataclasses import dataclass

import jax


@dataclass(frozen=True)
class Config:
    sizes: list


sized = jax.jit(lambda x, config: x, static_argnums=1)
sized(1.0, Config([2, 3]))  # raises ValueError
