"""What every test needs: the block runner, and the site built once (see tests/site_build.py)."""

pytest_plugins = ["proof.pytest_pages", "pytester", "site_build"]
