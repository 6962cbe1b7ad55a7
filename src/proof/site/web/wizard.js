import { make } from "../../../jitguide/trace/web/elements.js";

// "Must this be static?": of the questions and answers, which all stand on the page and lead to each other by
// links, show the one that the address names. The reader's own name replaces `n` in all of them.
const wizard = document.querySelector("[data-wizard]");
const sections = [...wizard.querySelectorAll(":scope > section")];
const name = document.getElementById("wizard-name");
const said = document.getElementById("wizard-said");
const trail = make("ol", { class: "jg-trail", "aria-label": "Your answers" });
sections[0].before(trail);

const WORD = /\bn\b/g;
const texts = [];
const walker = document.createTreeWalker(wizard, NodeFilter.SHOW_TEXT);
while (walker.nextNode()) {
  const node = walker.currentNode;
  if (node.parentElement.closest("code") && node.data.search(WORD) >= 0) texts.push([node, node.data]);
}
// A name that a program has for something else would change what it does.
const programs = [...wizard.querySelectorAll(".language-python code")];
const keywords = "False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield";
const taken = new Set([...programs.flatMap((code) => code.textContent.match(/\w+/g)), ...keywords.split(" ")]);
const rename = () => {
  const chosen = name.value.trim();
  const fits = /^[A-Za-z_]\w*$/.test(chosen) && (chosen === "n" || !taken.has(chosen));
  said.textContent = fits || !chosen ? "" : "The programs cannot use this name.";
  for (const [node, text] of texts) node.data = text.replace(WORD, fits ? chosen : "n");
};
name.addEventListener("input", rename);

const holds = (section, id) => section.id === id || section.querySelector(`[id="${CSS.escape(id)}"]`);
const answers = []; // [question's section, answer]
const show = (section) => {
  for (const each of sections) each.classList.toggle("jg-now", each === section);
  const past = answers.findIndex(([question]) => question === section);
  if (past >= 0) answers.length = past;
  trail.replaceChildren(
    ...answers.map(([question, answer]) => make("li", {}, make("a", { href: `#${question.id}` }, answer))),
  );
};
const follow = (move) => {
  const id = location.hash.slice(1);
  const section = id ? sections.find((each) => holds(each, id)) : sections[0];
  if (!section) return;
  show(section);
  if (!move) return;
  const heading = section.querySelector("h2");
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  if (wizard.getBoundingClientRect().top < 0) wizard.scrollIntoView({ block: "start" });
};
for (const section of sections) {
  for (const link of section.querySelectorAll("ul a")) {
    link.addEventListener("click", () => answers.push([section, link.textContent]));
  }
}
// The table of contents lists none of them: each would be reached past those before.
for (const link of document.querySelectorAll(".md-nav--secondary a")) {
  const section = sections.find((each) => holds(each, link.hash.slice(1)));
  if (section) link.parentElement.hidden = true;
}
addEventListener("hashchange", () => follow(true));
follow(false);
rename(); // a browser keeps what was typed before a reload
