// The field and its list: what is typed, what is found, and the keys that lead through it.
import { make } from "../../../jitguide/trace/web/elements.js";

globalThis.guideSearch = ({ box, input, said, start, site }) => {
  const list = box.querySelector(".md-search-result__list");
  const engine = searchEngine(globalThis.searchIndex);
  const PLACES = {
    learn: "Learn", errors: "Errors", slow: "Slow", wrong: "Wrong", guides: "Guides", libraries: "Libraries",
    explore: "Playground", problems: "Playground", reference: "Reference",
  };
  // A text with the words that were found marked.
  const marked = (text, terms) => {
    const parts = text.split(/([A-Za-z][A-Za-z0-9_]*|[0-9]+)/);
    return parts.map((part, i) => (i % 2 && engine.words(part).some((word) => terms.has(word)) ? make("mark", {}, part) : part));
  };
  const FIRST = 3; // results that offer another section of their page
  const row = ({ url, title, anchor, heading, teaser, also }, place, terms, words) => {
    const found = words.length ? `?h=${words.join("+")}` : "";
    const to = (section) => `${site}${url}${found}${section && `#${section}`}`;
    const href = to(anchor);
    const part = (name, content) => make("span", { class: `jg-result__${name}` }, ...content);
    const link = make(
      "a", { class: "md-search-result__link jg-result", href },
      part("place", [PLACES[url.split("/")[0]] ?? "Home"]), part("title", marked(title, terms)),
      heading ? part("section", marked(heading, terms)) : undefined,
      teaser ? part("teaser", marked(teaser, terms)) : undefined,
    );
    const other = also && place < FIRST
      ? make("a", { class: "jg-also", href: to(also.anchor) }, ...(also.heading ? marked(also.heading, terms) : ["The start of this page"]))
      : undefined;
    return make("li", { class: "md-search-result__item" }, link, other);
  };
  let shown = null;
  const show = () => {
    const query = input.value.trim();
    if (query === shown) return;
    shown = query;
    if (!query) {
      said.textContent = start;
      list.replaceChildren();
      return;
    }
    const { results, terms, words } = engine.find(query);
    const pages = results.length === 1 ? "1 page" : `${results.length} pages, best first`;
    said.textContent = results.length ? pages : "Nothing found. Try fewer or different words.";
    list.replaceChildren(...results.map((result, place) => row(result, place, terms, words)));
    list.closest(".md-search__scrollwrap").scrollTop = 0;
  };
  let waiting = 0;
  input.addEventListener("input", () => {
    cancelAnimationFrame(waiting);
    waiting = requestAnimationFrame(show);
  });
  // Back leads to the results again.
  list.addEventListener("click", (event) => {
    if (!event.target.closest("a") || event.ctrlKey || event.metaKey || event.shiftKey) return;
    history.replaceState(history.state, "", `?q=${encodeURIComponent(input.value.trim())}${location.hash}`);
  });
  const links = () => [...list.querySelectorAll("a")];
  box.querySelector("form").addEventListener("submit", (event) => {
    event.preventDefault();
    show();
    links()[0]?.click();
  });
  box.addEventListener("keydown", (event) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    const stops = [input, ...links()];
    const next = stops.indexOf(document.activeElement) + step;
    stops[(next + stops.length) % stops.length].focus();
    event.preventDefault();
  });
  show();
  return engine;
};
