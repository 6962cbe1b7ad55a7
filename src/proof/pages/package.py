"""How a page says where the package is: the site serves it as a file."""

import posixpath
import tomllib

from proof.matrix.versions import ROOT


def wheel_name() -> str:
    """The file name of the package, with its version."""
    project = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]
    return f"{project['name']}-{project['version']}-py3-none-any.whl"


def installation(page: str) -> str:
    """A link to the package, and the command that installs it."""
    name = wheel_name()
    address = posixpath.relpath(f"assets/{name}", posixpath.dirname(page) or ".")
    command = f"``` {{.console}}\npython -m pip install ./{name}\n```"
    return f"Download [{name}]({address}), and install it where JAX is installed:\n\n{command}"
