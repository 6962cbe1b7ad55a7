// What follows loads after the first paint: a phone that loads both at once shows the text later.
(() => {
  "use strict";
  const load = () => {
    paint.disconnect();
    const found = [...document.querySelectorAll("script[data-src]")];
    const last = found.map((later) => {
      const script = document.createElement("script");
      script.async = false; // in this order
      script.src = later.dataset.src;
      later.replaceWith(script);
      return script;
    }).at(-1);
    // The theme begins when the document has been read: as ever after the site's own script, which opens
    // the row that an address leads to and scrolls to its heading.
    last?.addEventListener("load", () => document.dispatchEvent(new Event("DOMContentLoaded")));
  };
  const paint = new PerformanceObserver(load);
  paint.observe({ type: "paint", buffered: true });
  setTimeout(load, 1000); // a browser that does not tell of it
})();
