(() => {
  // Each of these would have the browser compute the style of the whole page once more, in the middle
  // of the theme's longest task. The theme's script sets the same classes: then nothing changes.
  const { classList } = document.documentElement;
  classList.remove("no-js");
  classList.add("js", "js-focus-visible");
  // Who has read lessons: learn.js says so at the top of Learn, and learn.css keeps the place for it.
  try {
    if (localStorage.getItem("jg-lessons")) classList.add("jg-learning");
  } catch {
    // No storage: nothing was kept.
  }
  // site.css says whether colours are dark.
  const { appendChild } = document.head;
  document.head.appendChild = (node) =>
    node.name === "color-scheme" ? node : appendChild.call(document.head, node);
})();
