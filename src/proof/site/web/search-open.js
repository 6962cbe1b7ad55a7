// The search, as far as every page needs it: it opens, closes, and loads the rest when a reader turns to it.
(() => {
  "use strict";
  const assets = document.currentScript.src;
  const box = document.querySelector(".md-search");
  if (!box) return;
  const toggle = document.getElementById("__search");
  const input = box.querySelector(".md-search__input");
  const said = box.querySelector(".md-search-result__meta");
  const start = said.textContent;
  let search = null;
  const fetched = () => {
    if (!search) said.textContent = start; // not what is left of an attempt that failed
    search ??= Promise.all([jgLoad("search.js"), jgLoad("../search/search_index.js")]).then(
      () => globalThis.guideSearch({ box, input, said, start, site: new URL("..", assets).href }),
      () => {
        search = null; // the next time may do better
        said.textContent = "The search could not be loaded.";
      },
    );
    return search;
  };
  const open = (isOpen) => {
    if (toggle.checked === isOpen) return;
    toggle.checked = isOpen;
    toggle.dispatchEvent(new Event("change")); // the theme stops the page behind it from scrolling
  };
  let before = null; // where the focus was
  const begin = () => {
    before = document.activeElement;
    input.focus();
    input.select();
  };
  const end = () => {
    const inside = box.contains(document.activeElement);
    open(false);
    if (!inside) return;
    document.activeElement.blur();
    if (before?.isConnected) before.focus({ preventScroll: true });
  };
  box.addEventListener("focusin", () => {
    open(true);
    fetched();
  });
  box.addEventListener("focusout", ({ relatedTarget }) => {
    if (relatedTarget && !box.contains(relatedTarget)) open(false);
  });
  box.addEventListener("pointerover", fetched, { once: true, passive: true });
  toggle.addEventListener("change", () => {
    if (toggle.checked && !box.contains(document.activeElement)) begin();
    else if (!toggle.checked && document.activeElement === input) input.blur();
  });
  box.querySelector("form").addEventListener("reset", () => setTimeout(() => {
    input.focus();
    input.dispatchEvent(new Event("input"));
  }));
  const typing = () => document.activeElement?.closest("input, textarea, select, [contenteditable]");
  addEventListener("keydown", (event) => {
    if (event.key === "Escape" && toggle.checked) end();
    else if ("/sf".includes(event.key) && !event.ctrlKey && !event.metaKey && !event.altKey && !typing()) {
      event.preventDefault();
      begin();
    }
  });
  const asked = new URLSearchParams(location.search);
  if (asked.has("q")) {
    input.value = asked.get("q");
    input.focus();
    history.replaceState(history.state, "", location.pathname + location.hash);
  }

  // A result was followed: the words that were found, marked, and the address as others link to it.
  const words = asked.get("h")?.split(" ").filter((word) => /^\w+$/.test(word)) ?? [];
  if (!words.length) return;
  history.replaceState(history.state, "", location.pathname + location.hash);
  if (!CSS.highlights) return;
  const wanted = new RegExp(`(?<![A-Za-z0-9])(?:${words.join("|")})\\w*`, "gi");
  const ranges = [];
  const texts = document.createTreeWalker(document.querySelector(".md-content"), NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode())
    for (const { index, 0: { length } } of node.data.matchAll(wanted)) {
      const range = new Range();
      range.setStart(node, index);
      range.setEnd(node, index + length);
      ranges.push(range);
    }
  CSS.highlights.set("jg-found", new Highlight(...ranges));
})();
