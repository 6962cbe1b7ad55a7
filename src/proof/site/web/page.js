// A link, the search or the browser's find leads into a folded case: open all that it is folded in.
(() => {
  "use strict";
  const open = () => {
    let target = null;
    try {
      target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    } catch {} // an address that nobody wrote
    if (!target) return;
    let folded = target.closest("details:not([open])");
    if (!folded) return;
    for (; folded; folded = target.closest("details:not([open])")) folded.open = true;
    target.scrollIntoView();
  };
  // The theme opens what a new address leads to; it stays the same when its link is followed again.
  document.addEventListener("click", (event) => {
    const link = event.target.closest?.("a[href*='#']");
    if (link && link.href === location.href) setTimeout(open);
  });
  // A row that a reader opens is in the address: this is its link, since a row holds no other.
  document.addEventListener("click", (event) => {
    const row = event.target.closest?.(".jg-case > summary");
    const heading = row?.querySelector("h3[id]");
    if (heading && !row.parentElement.open) history.replaceState(null, "", `#${heading.id}`);
  });
  addEventListener("beforeprint", () => {
    for (const folded of document.querySelectorAll(".md-content details:not([open])")) folded.open = true;
  });
  open();
})();

// One choice of JAX version, for every block of every page, kept in this browser.
(() => {
  "use strict";
  const KEY = "jg-jax";
  const LABEL = /^JAX ([\d.]+)(?: to ([\d.]+))?/;
  const footer = document.querySelector("[data-jax]");
  const header = document.querySelector(".md-header__inner");
  const sets = [...document.querySelectorAll(".tabbed-set")].filter((set) =>
    LABEL.test(set.querySelector(".tabbed-labels > label")?.textContent.trim() ?? ""));
  if (!footer || !header || !sets.length) return;
  const versions = footer.dataset.jax.split(" ");
  const place = (version) => versions.indexOf(version);
  // The theme is told, to mark the tab. It reads the words of the tab, and a tab that is folded away has none: to
  // the theme that is the first of its set. So it is told when the fold opens.
  const tell = (set) => {
    const input = set.querySelector(":scope > input:checked");
    const label = set.querySelector(`:scope > .tabbed-labels > label[for="${input.id}"]`);
    if (label.innerText.trim()) input.dispatchEvent(new Event("change", { bubbles: true }));
  };
  const show = (version) => {
    for (const set of sets) {
      const inputs = [...set.querySelectorAll(":scope > input")];
      [...set.querySelectorAll(":scope > .tabbed-labels > label")].forEach((label, i) => {
        const [, oldest, newest = oldest] = label.textContent.trim().match(LABEL);
        const holds = place(newest) <= place(version) && place(version) <= place(oldest);
        label.classList.toggle("jg-older", holds && i > 0);
        if (!holds || inputs[i].checked) return;
        inputs[i].checked = true;
        tell(set);
      });
    }
  };
  const opened = ({ target }) => target.open && sets.filter((set) => target.contains(set)).forEach(tell);
  document.addEventListener("toggle", opened, true);
  const select = document.createElement("select");
  select.className = "jg-version";
  select.setAttribute("aria-label", "Version of JAX");
  select.append(...versions.map((version) => new Option(`JAX ${version}`, version)));
  select.addEventListener("change", () => {
    jgKept.set(KEY, select.value);
    show(select.value);
  });
  header.insertBefore(select, header.querySelector("[for=__search]"));
  const kept = jgKept.get(KEY);
  if (place(kept) > 0) show((select.value = kept));
})();
