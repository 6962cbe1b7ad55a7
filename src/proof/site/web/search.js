(() => {
  // The search index is the heaviest file of the site: fetch it when a reader turns to the search.
  const turnedTo = new Promise((resolve) => {
    if (new URLSearchParams(location.search).has("q")) resolve();
    for (const event of ["focusin", "pointerover", "change", "touchstart"])
      addEventListener(event, (e) => {
        if (e.target.closest?.(".md-search, [for=__search], #__search")) resolve();
      }, { passive: true });
  });
  const { open, send } = XMLHttpRequest.prototype;
  XMLHttpRequest.prototype.open = function (method, url, ...rest) {
    this.waits = String(url).endsWith("search/search_index.json");
    return open.call(this, method, url, ...rest);
  };
  XMLHttpRequest.prototype.send = function (...body) {
    return this.waits ? void turnedTo.then(() => send.apply(this, body)) : send.apply(this, body);
  };
  // From a file it is a script, which the theme adds to the head.
  const { appendChild } = document.head;
  document.head.appendChild = function (node) {
    if (!String(node.src ?? "").endsWith("search/search_index.js")) return appendChild.call(this, node);
    turnedTo.then(() => appendChild.call(this, node));
    return node;
  };

  // The theme looks for every word of a query as a beginning: "a" finds all words in a. Small words
  // are left out. What code is full of are no operators: a minus would exclude x from "where(x > 0, x, -x)",
  // a colon would name a field of the index in "x[-1:]", quotes would ask for a phrase.
  const small = new Set(
    ("a an and are as at be but by can cannot do does for from has have how i in into is it its my no " +
     "of on or that the then they this to was what when which while why with without you").split(" "));
  // As a beginning "recompil" finds recompile, recompiled and recompiling. Names of code stay whole.
  const stem = (word) => {
    const one = /^[A-Za-z][a-z]{2,}[a-rt-z]s$/.test(word) ? word.slice(0, -1) : word;
    return /^[A-Za-z][a-z]{6,}$/.test(one) ? one.replace(/^(.{5,}?)(?:ing|ed|e)$/, "$1") : one;
  };
  // TracerBoolConversionError is four words of the index. Typed small it is the same four.
  const part = "unexpected|tracer|bool|array|integer|concretization|conversion|type|value|index|attribute|error";
  const name = new RegExp(`\\b(?:${part}){2,}\\b`, "g");
  const apart = (found) => found.replace(new RegExp(part, "g"), " $&");
  const meant = (query) => {
    const words = query.replace(/["“”~^*:]/g, " ").replace(name, apart).split(/\s+/).map((w) => w.replace(/^[-+]+/, "")).filter(Boolean);
    const kept = words.filter((w) => !small.has(w.toLowerCase()));
    return (kept.length ? kept : words).map(stem).join(" ");
  };
  // The theme ranks a page by its one best heading. Here a page counts for each word of the query once:
  // more if the word is rare, if it stands in the title of the page or of a section, or among the
  // questions that readers asked; and for the words that stand together in one section. Pages of
  // reference name everything: they come after the page that explains it.
  const marked = (title) => Array.from(title.matchAll(/<mark[^>]*>(.*?)<\/mark>/g), (m) => m[1].toLowerCase());
  const rank = (pages) => {
    const read = pages.map((page) => page.map((section) => ({
      words: Object.keys(section.terms).filter((word) => section.terms[word]),
      title: marked(section.title),
      inTitle: section.parent ? 1 : 2,
      asked: section.location.endsWith("#asked-as"),
    })));
    const found = read.map((page) => new Set(page.flatMap((section) => section.words)));
    const rare = (word) => Math.log(1 + (1 + pages.length) / found.filter((words) => words.has(word)).length);
    const worth = new Map(Array.from(new Set(found.flatMap((words) => [...words])), (word) => [word, rare(word)]));
    const entitled = ({ title, inTitle }, word) =>
      title.some((mark) => mark.startsWith(word) || word.startsWith(mark)) ? inTitle : 0;
    const sum = (words, weight = () => 1) =>
      [...words].reduce((total, word) => total + worth.get(word) * weight(word), 0);
    const whole = sum(worth.keys()) || 1;
    const points = read.map((page, i) => {
      const weight = (word) => Math.max(...page.filter(({ words }) => words.includes(word)).map((section) =>
        1 + (section.asked ? 2 : 0) + entitled(section, word)));
      const together = Math.max(...page.map(({ words }) => sum(words)));
      const reference = /(^|\/)reference\//.test(pages[i][0].location) ? 0.5 : 0;
      return (sum(found[i], weight) + 1.5 * together) / whole - reference + Math.log1p(pages[i][0].score) / 20;
    });
    const order = new Map(pages.map((page, i) => [page, points[i]]));
    pages.sort((a, b) => order.get(b) - order.get(a));
  };
  const Plain = window.Worker;
  window.Worker = class Worker extends Plain {
    constructor(...args) {
      super(...args);
      // The first listener: those of the theme see the pages in their new order.
      this.addEventListener("message", ({ data }) => {
        if (data?.type === 3) rank(data.data.items);
      });
    }
  };
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (message, ...rest) {
    if (typeof message?.data === "string") message = { ...message, data: meant(message.data) };
    return postMessage.call(this, message, ...rest);
  };
})();
