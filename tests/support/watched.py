"""Opens pages in a browser, and collects everything that goes wrong in them."""

from collections.abc import Callable, Mapping

from playwright.sync_api import Browser, BrowserContext, Page, Request, Route

# The theme adds a block's buttons when it is seen. In a tab that is kept all are seen at once, and
# each page begins as if no lesson had been read, which changes Learn.
_AT_A_GLANCE = """
if (location.protocol.startsWith("http")) localStorage.clear();
const Observer = globalThis.IntersectionObserver;
globalThis.IntersectionObserver = class extends Observer {
  constructor(call, options) {
    super(call, options?.threshold === 0 ? { ...options, rootMargin: "999999px" } : options);
  }
};
"""
_DOWN_AND_UP = """async (which) => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  scrollTo(0, document.documentElement.scrollHeight);
  const without = () => [...document.querySelectorAll(which)].some((code) =>
    code.checkVisibility() && !code.parentElement.querySelector(".md-code__nav"));
  for (let i = 0; i < 20 && without(); i++) await frame();
  scrollTo(0, 0);
  await frame().then(frame);
}"""
_FROM_BLOCK_TO_BLOCK = """async (which) => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  for (const code of document.querySelectorAll(which)) {
    if (!code.checkVisibility()) continue;
    code.scrollIntoView({ block: "center" });
    const seen = () => code.parentElement.querySelector(".md-code__nav");
    const most = code.closest(".language-python") ? 20 : 2; // not all others get a button
    for (let i = 0; i < most && !seen(); i++) await frame();
  }
  scrollTo(0, 0);
  await frame().then(frame);
}"""

# How much of what was shown has jumped while the page came up; 0.1 is what a reader notices.
JUMPED = """() => {
  const observer = new PerformanceObserver(() => {});
  observer.observe({ type: 'layout-shift', buffered: true });
  return observer.takeRecords().reduce((sum, entry) => sum + entry.value, 0);
}"""

# The site's scripts wait for the first paint. Here they come before a page counts as loaded: each
# test would have to wait for them otherwise.
_AT_ONCE = """
const later = setTimeout;
globalThis.setTimeout = (call, ...rest) =>
  document.readyState === "loading" ? (call(), 0) : later(call, ...rest);
"""


def open_all(page: Page) -> None:
    """Unfold whatever is folded away; show every answer of the wizard, and both kinds at home."""
    page.evaluate("document.querySelectorAll('details').forEach(d => d.open = true)")
    page.evaluate(
        "document.querySelectorAll('.jg-wizard > section').forEach(s => s.classList.add('jg-now'));"
        "document.querySelectorAll('.jg-try input').forEach(i => i.checked = false)"
    )


def see_all(page: Page, which: str = "pre > code") -> None:
    """Bring each block into sight once: the theme adds a block's buttons when it is seen."""
    page.evaluate(_FROM_BLOCK_TO_BLOCK, which)


def see_all_at_a_glance(page: Page, which: str) -> None:
    """The same in a page that was opened by `Opener.again`: there, to scroll once is enough."""
    page.evaluate(_DOWN_AND_UP, which)


class Watched:
    """A page whose every error and request is kept.

    Attributes:
        page: the page.
        errors: console errors, uncaught errors and failed requests since it was opened.
        hosts: hosts that it asked for, with their ports.
    """

    def __init__(self, page: Page) -> None:
        self.page = page
        self.errors: list[str] = []
        self.hosts: set[str] = set()
        page.on("console", lambda m: self.errors.append(m.text) if m.type == "error" else None)
        page.on("pageerror", lambda error: self.errors.append(str(error)))
        page.on("requestfailed", self._failed)
        page.on("request", lambda request: self.hosts.add(request.url.split("/")[2]))

    def _failed(self, request: Request) -> None:
        # The browser asks for the icon by itself, and gives up if the page is left before it comes.
        if request.failure != "net::ERR_ABORTED" or not request.url.endswith("/favicon.svg"):
            self.errors.append(f"failed: {request.url}")


def refuse(route: Route) -> None:
    """Let the request fail, as without a connection."""
    route.abort()


def _go(page: Page, url: str) -> None:
    answer = page.goto(url, wait_until="load")
    assert answer is None or answer.ok, f"{url}: {answer.status} {answer.status_text}"


class Opener:
    """Opens addresses, each in a fresh context: ``open_page(url, width=360, scheme="dark")``.

    The script runs at the beginning of each page that `again` opens.
    """

    def __init__(self, browser: Browser, script: str = "") -> None:
        self.browser = browser
        self._script = script
        self.contexts: list[BrowserContext] = []
        self._kept: Watched | None = None

    def __call__(
        self,
        url: str,
        width: int = 1280,
        scheme: str = "light",
        javascript: bool = True,
        routes: Mapping[str, Callable[[Route], None]] | None = None,
    ) -> Watched:
        """Open an address and wait until it is loaded, with its scripts.

        Routes for what the page asks for later belong here, too: in a page that is open already,
        one request in thirty still went past a new route. ``page.context.unroute`` ends them.
        """
        context = self._context(width, scheme, javascript)
        for pattern, handler in (routes or {}).items():
            context.route(pattern, handler)
        return self._open(context, url)

    def again(self, url: str, width: int = 1280, scheme: str = "light") -> Watched:
        """Open an address in the tab that was opened first: a new one costs more than the page."""
        if self._kept is None:
            context = self._context(width, scheme)
            context.add_init_script(_AT_A_GLANCE + self._script)
            self._kept = Watched(context.new_page())
        page = self._kept.page
        page.goto("about:blank")  # nothing of the page before is told as of this one
        page.emulate_media(media="screen")
        page.set_viewport_size({"width": width, "height": 900})
        self._kept.errors.clear()
        self._kept.hosts.clear()
        _go(page, url)
        return self._kept

    def _context(self, width: int, scheme: str, javascript: bool = True) -> BrowserContext:
        context = self.browser.new_context(
            viewport={"width": width, "height": 900},
            color_scheme="dark" if scheme == "dark" else "light",
            java_script_enabled=javascript,
            has_touch=width < 700,
            permissions=["clipboard-read", "clipboard-write"],
            reduced_motion="reduce",
        )
        context.add_init_script(_AT_ONCE)
        self.contexts.append(context)
        return context

    @staticmethod
    def _open(context: BrowserContext, url: str) -> Watched:
        watched = Watched(context.new_page())
        _go(watched.page, url)
        return watched

    def close(self) -> None:
        """Close everything that was opened."""
        for context in self.contexts:
            context.close()
        self.contexts.clear()
        self._kept = None
