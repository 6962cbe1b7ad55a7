// "Must this be static?": of the questions and answers, which all stand on the page and lead to each other by
// links, show the one that the address names. The reader's own name replaces `n` in all of them.
(() => {
  "use strict";
  const wizard = document.querySelector("[data-wizard]");
  const sections = [...wizard.querySelectorAll(":scope > section")];
  const name = document.getElementById("wizard-name");
  const said = document.getElementById("wizard-said");
  const trail = document.createElement("ol");
  trail.className = "jg-trail";
  trail.setAttribute("aria-label", "Your answers");
  sections[0].before(trail);

  const WORD = /\bn\b/g;
  const texts = [];
  const walker = document.createTreeWalker(wizard, NodeFilter.SHOW_TEXT);
  while (walker.nextNode()) {
    const node = walker.currentNode;
    if (node.parentElement.closest("code") && node.data.search(WORD) >= 0) texts.push([node, node.data]);
  }
  // A name that a program has for something else would change what it does.
  const taken = new Set(
    [...wizard.querySelectorAll(".language-python code")].flatMap((code) => code.textContent.match(/\w+/g)),
  );
  for (const word of "False None True and as assert async await break class continue def del elif else except finally for from global if import in is lambda nonlocal not or pass raise return try while with yield".split(" ")) {
    taken.add(word);
  }
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
      ...answers.map(([question, answer]) => {
        const item = document.createElement("li");
        const link = document.createElement("a");
        link.href = `#${question.id}`;
        link.textContent = answer;
        item.append(link);
        return item;
      }),
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
  addEventListener("hashchange", () => follow(true));
  follow(false);
  rename(); // a browser keeps what was typed before a reload
})();
