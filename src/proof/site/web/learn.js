import { make } from "../../../jitguide/trace/web/elements.js";

// Which lessons were read, kept in this browser: a mark beside each, and where to go on.
(() => {
  const KEY = "jg-lessons";
  const kept = () => new Set(jgKept.get(KEY)?.split(" "));
  const keep = (read) => jgKept.set(KEY, [...read].join(" "));
  // learn/cache/, learn/cache/index.html and learn/cache.html are one lesson.
  const name = (address) =>
    new URL(address).pathname.replace(/(\/index)?(\.html)?\/?$/, "").split("/").pop();
  const readMark = () => make("span", { class: "jg-read" }, " ✓ read");

  const place = document.querySelector("[data-lesson]");
  if (place) {
    const mark = () => place.append(readMark());
    const lesson = name(location.href);
    if (kept().has(lesson)) return mark();
    // Who sees the last heading has come to the end.
    const end = [...document.querySelectorAll(".md-content h2")].pop();
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      keep(kept().add(lesson));
      mark();
    });
    if (end) observer.observe(end);
    return;
  }

  const links = [...document.querySelectorAll("[data-lessons] td a")];
  const top = document.querySelector("[data-progress]");
  const show = () => {
    const read = kept();
    top.replaceChildren();
    for (const link of links) {
      link.parentElement.querySelector(".jg-read")?.remove();
      if (read.has(name(link.href))) link.after(readMark());
    }
    const done = links.filter((link) => read.has(name(link.href))).length;
    if (!done) return;
    const next = links.findIndex((link) => !read.has(name(link.href)));
    const text = next < 0 ? "You have read all the lessons. " : `Continue with lesson ${next + 1}: `;
    top.append(text);
    if (next >= 0) top.append(make("a", { href: links[next].href }, links[next].textContent), ". ");
    const onclick = () => {
      keep(new Set());
      show();
    };
    top.append(make("button", { type: "button", onclick }, "Forget what I have read"));
  };
  show();
})();
