// What follows loads after the first paint: a phone that loads both at once shows the text later.
(() => {
  "use strict";
  const load = () => {
    const found = [...document.querySelectorAll("script[data-src]")];
    const [theme] = found.map((later) => {
      const script = document.createElement("script");
      script.async = false; // in this order
      script.src = later.dataset.src;
      later.replaceWith(script);
      return script;
    });
    // The theme begins when the document has been read, which it has been for some time.
    theme?.addEventListener("load", () => document.dispatchEvent(new Event("DOMContentLoaded")));
  };
  new PerformanceObserver(load).observe({ type: "paint", buffered: true });
  setTimeout(load, 1000); // a browser that does not tell of it
})();
