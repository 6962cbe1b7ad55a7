"""Beside each link to a notebook, one that opens it on a service that runs notebooks.

Only for a repository on GitHub, since that is where the service reads it. The link is a plain one:
the page itself asks nothing of that service.
"""

import re
from collections.abc import Callable
from html import escape

_LINK = re.compile(r'<a\b[^>]*\bhref="(?P<href>[^":]+\.ipynb)"[^>]*>(?P<text>.*?)</a>', re.DOTALL)
_GITHUB = re.compile(r"https://github\.com/([\w.-]+/[\w.-]+?)(?:\.git)?/?")
_EDIT = re.compile(r"(?:edit|blob|raw)/(?P<branch>.+?)/docs/?")


def with_hosted_links(
    html: str, source: Callable[[str], str], repo_url: str, edit_uri: str = ""
) -> str:
    """Add the link after each link to a notebook of the site.

    Args:
        html: a page.
        source: from the address in a link to the file's path below ``docs/``.
        repo_url: address of the repository; anything that is not on GitHub adds nothing.
        edit_uri: names the branch, as in ``edit/main/docs/``; without it, ``main``.
    """
    repository = _GITHUB.fullmatch(repo_url)

    def link(match: re.Match[str]) -> str:
        path = source(match["href"])  # a link that leads nowhere is told in any case
        if repository is None:
            return match[0]
        branch = _EDIT.fullmatch(edit_uri)
        address = (
            f"https://colab.research.google.com/github/{repository[1]}/blob/"
            f"{branch['branch'] if branch else 'main'}/docs/{path}"
        )
        name = escape(path.rpartition("/")[2])
        return f'{match[0]} (<a href="{escape(address)}">open {name} in Colab</a>)'

    return _LINK.sub(link, html)
