"""The site serves the package that its pages tell readers to install."""

import subprocess
import sys
import zipfile
from pathlib import Path

from proof.pages.package import wheel_name
from proof.pages.render import render
from proof.site.wheel import wheel
from support.guide import GUIDE


def test_a_page_leads_to_the_wheel_that_is_built() -> None:
    path, _ = wheel()
    assert path == f"assets/{wheel_name()}"
    text = render(GUIDE.page(GUIDE.docs / "problems/index.md"), GUIDE)
    assert f"](../{path})" in text
    assert f"python -m pip install ./{wheel_name()}\n" in text


def test_the_site_serves_a_package_that_can_be_used(site: Path, tmp_path: Path) -> None:
    served = site / "assets" / wheel_name()
    assert served.read_bytes() == wheel()[1]
    zipfile.ZipFile(served).extractall(tmp_path)
    asked = [sys.executable, "-P", "-c", "import jitguide; print(jitguide.__file__)"]
    found = subprocess.run(
        asked, env={"PYTHONPATH": str(tmp_path)}, capture_output=True, text=True, check=True
    )
    assert found.stdout.strip() == str(tmp_path / "jitguide/__init__.py")
