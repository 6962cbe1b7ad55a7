// The field and its list: what is typed, what is found, and the keys that lead through it.
globalThis.guideSearch = ({ box, input, said, site }) => {
  const list = box.querySelector(".md-search-result__list");
  const start = said.textContent;
  const engine = searchEngine(globalThis.searchIndex);
  const PLACES = {
    learn: "Learn", errors: "Errors", slow: "Slow", wrong: "Wrong", guides: "Guides", libraries: "Libraries",
    explore: "Playground", problems: "Playground", reference: "Reference",
  };
  const element = (tag, name, ...children) => {
    const made = Object.assign(document.createElement(tag), { className: name });
    made.append(...children);
    return made;
  };
  // A text with the words that were found marked.
  const marked = (text, terms) => {
    const parts = text.split(/([A-Za-z][A-Za-z0-9_]*|[0-9]+)/);
    return parts.map((part, i) => (i % 2 && engine.words(part).some((word) => terms.has(word)) ? element("mark", "", part) : part));
  };
  const row = ({ url, title, anchor, heading, teaser }, terms, words) => {
    const link = element("a", "md-search-result__link jg-result");
    const found = words.length ? `?h=${words.join("+")}` : "";
    link.href = `${site}${url}${found}${anchor && `#${anchor}`}`;
    link.append(element("span", "jg-result__place", PLACES[url.split("/")[0]] ?? "Home"));
    link.append(element("span", "jg-result__title", ...marked(title, terms)));
    if (heading) link.append(element("span", "jg-result__section", ...marked(heading, terms)));
    if (teaser) link.append(element("span", "jg-result__teaser", ...marked(teaser, terms)));
    return element("li", "md-search-result__item", link);
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
    said.textContent = results.length ? pages : "Nothing found. Fewer words, or others, may find it.";
    list.replaceChildren(...results.map((result) => row(result, terms, words)));
    list.closest(".md-search__scrollwrap").scrollTop = 0;
  };
  let waiting = 0;
  input.addEventListener("input", () => {
    cancelAnimationFrame(waiting);
    waiting = requestAnimationFrame(show);
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
