"""What every test needs: the block runner, and the site built once."""

pytest_plugins = ["proof.pytest_pages", "pytester", "site_build"]
