"""The footer of a page: on which versions its programs were run, and what changed when."""

from proof.matrix.manifest import versions_run
from proof.matrix.versions import version_key
from proof.pages.page import Page
from proof.pages.project import Project


def footer(page: Page, project: Project) -> str:
    """What stands below the page; empty for a page that shows no program."""
    if not page.programs:
        return ""
    names = [version.jax for version in project.versions]
    shown = [program.relative_to(project.root).as_posix() for program in page.programs]
    on = versions_run(project.root, shown, project.manifest)
    count = f"{len(on)} versions of JAX" if len(on) > 1 else "JAX"
    run = f"The examples on this page were run on {count}: {', '.join(on)}."
    changed = []
    for program, path in zip(page.programs, shown, strict=True):
        since = project.version_records(program)
        if since:
            firsts = [names[names.index(version) - 1] for version in since]
            firsts.sort(key=version_key, reverse=True)
            changed.append(f"`{path.removeprefix('snippets/')}` in {', '.join(firsts)}")
    what = ""
    if changed:
        what = f" What they did changed: {'; '.join(changed)}."
    elif len(on) > 1:
        what = " All did the same on each."
    return f'\n\n<div class="jg-footer" data-search-exclude markdown>\n{run}{what}\n</div>\n'
