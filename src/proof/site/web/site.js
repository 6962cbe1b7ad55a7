// What the theme leaves without a name or out of the keyboard's reach, once it has built its buttons.
(() => {
  "use strict";
  const BOXES =
    ".md-typeset pre > code, .md-typeset .md-typeset__scrollwrap, .md-typeset .tabbed-labels";
  const ours = new WeakSet();
  const mayScroll = (box) =>
    box.closest("details:not([open])") || // not asked for its size: the browser would lay it out
    !box.clientWidth ||
    box.scrollWidth > box.clientWidth + 1 ||
    box.scrollHeight > box.clientHeight + 1;
  const repair = () => {
    // The theme adds the buttons of a block when it comes into sight: the number is its place.
    const unnamed = document.querySelectorAll(".md-code__nav:not([aria-label])");
    const blocks = unnamed.length ? [...document.querySelectorAll("pre:has(> code)")] : [];
    unnamed.forEach((nav) => {
      nav.setAttribute("aria-label", `Code block ${blocks.indexOf(nav.closest("pre")) + 1}`);
    });
    // A section with a page of its own: its list is named by an empty label. Name it by the link.
    document.querySelectorAll(".md-nav__item > nav[aria-labelledby]").forEach((nav) => {
      const label = document.getElementById(nav.getAttribute("aria-labelledby"));
      const link = nav.parentElement.querySelector(":scope > .md-nav__container > a");
      if (!label || label.textContent.trim() || !link) return;
      nav.removeAttribute("aria-labelledby");
      nav.setAttribute("aria-label", link.textContent.trim());
    });
    // A block that scrolls must be reachable by keyboard, and only then. One that is folded away
    // may scroll once it is open, so it is reachable from the start.
    const boxes = [...document.querySelectorAll(BOXES)].map((box) => [box, mayScroll(box)]);
    boxes.forEach(([box, scrolls]) => {
      if (scrolls && !box.hasAttribute("tabindex")) {
        box.setAttribute("tabindex", "0");
        ours.add(box);
      } else if (!scrolls && ours.delete(box)) box.removeAttribute("tabindex");
    });
  };
  let waiting = 0;
  const soon = () => {
    cancelAnimationFrame(waiting);
    waiting = requestAnimationFrame(repair);
  };
  // Not before the page can be used: measuring costs, and the theme has to add its buttons first.
  const begin = () => {
    document.documentElement.setAttribute("data-jg-settled", "");
    document.addEventListener("toggle", soon, true);
    document.addEventListener("change", soon, true);
    addEventListener("resize", soon, { passive: true });
    // The theme takes tabindex away where there is no pointer that hovers.
    const changes = { childList: true, subtree: true, attributeFilter: ["tabindex"] };
    new MutationObserver(soon).observe(document.body, changes);
    soon();
  };
  // Not one mark for the page, and not all in one frame: the browser would compute the style of all of
  // it once more.
  const show = (folded) => {
    for (const box of folded.splice(0, 3)) box.setAttribute("data-jg-shown", "");
    if (folded.length) requestAnimationFrame(() => show(folded));
    else begin();
  };
  const unfold = () => show([...document.querySelectorAll("details")]);
  // A browser that is never idle has to be done with it at some time.
  const idle = () => (window.requestIdleCallback ? requestIdleCallback(unfold, { timeout: 2000 }) : setTimeout(unfold));
  if (document.readyState === "complete") idle();
  else addEventListener("load", idle);
})();

// A narrow window, or a page at 400%, has the menu behind a label, which no key reaches: a button takes its place.
(() => {
  "use strict";
  const toggle = document.getElementById("__drawer");
  const label = document.querySelector(".md-header__button[for=__drawer]");
  const menu = document.querySelector(".md-sidebar--primary");
  if (!toggle || !label || !menu) return;
  const button = document.createElement("button");
  button.type = "button";
  button.className = `${label.className} jg-menu`;
  button.setAttribute("aria-label", "Menu");
  button.append(...label.childNodes);
  label.replaceWith(button);
  const say = () => button.setAttribute("aria-expanded", toggle.checked);
  say();
  toggle.addEventListener("change", say);
  button.addEventListener("click", (event) => {
    toggle.click();
    if (!toggle.checked || event.detail) return; // a pointer leaves the focus where it is
    // From panel to panel by labels that only a pointer reaches; the theme has them answer to Enter.
    for (const turn of menu.querySelectorAll("label[for]:not([for=__drawer])")) {
      turn.tabIndex = 0;
      turn.role = "button";
      if (!turn.textContent.trim()) turn.ariaLabel = `Pages of ${turn.previousElementSibling.textContent.trim()}`;
    }
    const shown = [...menu.querySelectorAll(".md-nav__toggle:checked ~ .md-nav")].at(-1) ?? menu; // its panels cover one another
    [...shown.querySelectorAll("a[href]")].find((a) => a.checkVisibility({ visibilityProperty: true }))?.focus();
  });
  addEventListener("keydown", (event) => {
    if (event.key !== "Escape" || !toggle.checked) return;
    toggle.click();
    button.focus();
  });
})();

// What this browser keeps for the reader: one that keeps nothing forgets at once.
globalThis.jgKept = {
  get(key) {
    try {
      return localStorage.getItem(key);
    } catch {
      return null;
    }
  },
  set(key, value) {
    try {
      if (value) localStorage.setItem(key, value);
      else localStorage.removeItem(key);
    } catch {}
  },
};

// What only some pages need, loaded by those that hold it. Classic scripts, each found beside this
// one: a page that was opened from a file can load nothing else.
(() => {
  "use strict";
  const assets = document.currentScript.src;
  globalThis.jgLoad = (name) =>
    new Promise((onload, onerror) => {
      const address = new URL(name, assets).href;
      const element = name.endsWith(".css")
        ? Object.assign(document.createElement("link"), { rel: "stylesheet", href: address })
        : Object.assign(document.createElement("script"), { src: address });
      document.head.append(Object.assign(element, { onload, onerror }));
    });
  const NEEDS = {
    "[data-stepper]": "stepper.js",
    "[data-cache]": "cache.js",
    "textarea#traceback": "decoder.js",
    "[data-lesson], [data-lessons]": "learn.js",
    "textarea#home-traceback": "home.js",
    "[data-wizard]": "wizard.js",
  };
  // What the stepper and the cache build would jump if its style came later.
  const panels = document.querySelector("[data-stepper], [data-cache]");
  const styled = panels && !document.querySelector('link[href$="/stepper.css"]') && jgLoad("stepper.css");
  Promise.resolve(styled).then(() => {
    for (const [holds, script] of Object.entries(NEEDS)) if (document.querySelector(holds)) jgLoad(script);
  });
})();
