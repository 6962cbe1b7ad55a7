"""A JAX that has no records is named, not silently passed."""

from proof.matrix.versions import installed_jax, recorded, stands_for


def test_the_installed_jax_is_recorded() -> None:
    known = [version.jax for version in recorded()]
    version = installed_jax()
    assert version in known, (
        f"JAX {version} is not recorded (newest recorded: {known[0]}). Examples were compared with "
        f"JAX {stands_for(version)}; each failing block below docs/ is a difference. To record it, "
        "add it to snippets/versions.toml, run 'make lock' and 'make matrix'."
    )
