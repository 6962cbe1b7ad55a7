// What the theme leaves without a name or out of the keyboard's reach, once it has built its buttons.
(() => {
  "use strict";
  const BOXES =
    ".md-typeset pre > code, .md-typeset .md-typeset__scrollwrap, .md-typeset .tabbed-labels";
  const repair = () => {
    document.querySelectorAll(".md-code__nav:not([aria-label])").forEach((nav, i) => {
      nav.setAttribute("aria-label", `Code block ${i + 1}`);
    });
    // A section with a page of its own: its list is named by an empty label. Name it by the link.
    document.querySelectorAll(".md-nav__item > nav[aria-labelledby]").forEach((nav) => {
      const label = document.getElementById(nav.getAttribute("aria-labelledby"));
      const link = nav.parentElement.querySelector(":scope > .md-nav__container > a");
      if (!label || label.textContent.trim() || !link) return;
      nav.removeAttribute("aria-labelledby");
      nav.setAttribute("aria-label", link.textContent.trim());
    });
    // A block that scrolls must be reachable by keyboard, and only then.
    document.querySelectorAll(BOXES).forEach((box) => {
      const scrolls = box.scrollWidth > box.clientWidth + 1 || box.scrollHeight > box.clientHeight + 1;
      if (scrolls && !box.hasAttribute("tabindex")) box.setAttribute("tabindex", "0");
    });
  };
  let waiting = 0;
  const soon = () => {
    cancelAnimationFrame(waiting);
    waiting = requestAnimationFrame(repair);
  };
  document.addEventListener("toggle", soon, true);
  document.addEventListener("change", soon, true);
  addEventListener("resize", soon, { passive: true });
  new MutationObserver(soon).observe(document.body, { childList: true, subtree: true });
  soon();
})();

// The stepper and the cache, on pages that hold one; no work elsewhere.
(() => {
  "use strict";
  const own = document.currentScript.src;
  const found = document.querySelectorAll("[data-stepper], [data-cache]");
  if (!found.length) return;
  const style = document.createElement("link");
  style.rel = "stylesheet";
  style.href = new URL("stepper.css", own).href;
  style.addEventListener("load", () => {
    const script = document.createElement("script");
    script.src = new URL("stepper.js", own).href;
    document.head.append(script);
  });
  document.head.append(style);
})();
