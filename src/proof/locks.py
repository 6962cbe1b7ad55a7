"""``make lock``: the lock of each recorded JAX version."""

from proof.environments import write_lock
from proof.versions import ROOT, recorded

if __name__ == "__main__":
    for version in recorded():
        print(write_lock(version).relative_to(ROOT))
