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
  // are left out, a minus or plus before a number is no operator, and quotes ask for no phrase.
  const small = new Set(
    ("a an and are as at be but by can cannot do does for from has have how i in into is it its my no " +
     "of on or that the then they this to was what when which while why with without you").split(" "));
  const meant = (query) => {
    const words = query.replace(/["“”]/g, " ").split(/\s+/).map((w) => w.replace(/^[-+](?=[\d.])/, "")).filter(Boolean);
    const kept = words.filter((w) => !small.has(w.toLowerCase()));
    return (kept.length ? kept : words).join(" ");
  };
  const { postMessage } = Worker.prototype;
  Worker.prototype.postMessage = function (message, ...rest) {
    if (typeof message?.data === "string") message = { ...message, data: meant(message.data) };
    return postMessage.call(this, message, ...rest);
  };
})();
