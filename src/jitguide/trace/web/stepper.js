import { PRIMITIVES } from "./primitives.js";
import { code, freshId, make, names } from "./elements.js";

const MARKS = { traced: "traced", static: "static", mixed: "holds traced" };
const SECONDS = 1.4;

// A page without an address of its own, such as a notebook's output, cannot say which step it shows.
function writeAddress(address) {
  try {
    history.replaceState(history.state, "", address);
  } catch {}
}

// Shows one recording, a step at a time. `address` gives the link of a step: then the page's address
// names the step, and the buttons have fixed names.
export class Stepper {
  #recording;
  #step = 0;
  #timer = 0;
  #address;
  #parts = {};

  constructor(recording, address) {
    this.#recording = recording;
    this.#address = address;
    this.element = recording.steps.length ? this.#build() : this.#buildWithoutSteps();
    if (recording.steps.length) this.go(0, { quiet: true });
  }

  go(step, { quiet = false } = {}) {
    if (!this.#recording.steps.length) return;
    this.#step = Math.min(Math.max(step, 0), this.#recording.last);
    this.#draw();
    if (!quiet && this.#address) writeAddress(this.#address(this.#step));
  }

  pause() {
    if (!this.#timer) return;
    clearInterval(this.#timer);
    this.#timer = 0;
    this.#namePlay();
  }

  #namePlay() {
    const { play } = this.#parts;
    play.textContent = this.#timer ? "Pause" : this.#step === this.#recording.last ? "Replay" : "Play";
    play.setAttribute("aria-pressed", Boolean(this.#timer));
  }

  #play() {
    if (this.#timer) return this.pause();
    if (this.#step === this.#recording.last) this.go(0);
    this.#timer = setInterval(() => {
      if (!this.element.isConnected || this.#step >= this.#recording.last) return this.pause();
      this.go(this.#step + 1);
    }, SECONDS * 1000);
    this.#namePlay();
  }

  #build() {
    const r = this.#recording;
    const p = this.#parts;
    const button = (text, onclick) => {
      const id = this.#address && `step-${text.toLowerCase()}`;
      return make("button", { type: "button", id, class: "jg-button", onclick }, text);
    };
    const move = (by) => () => {
      this.pause();
      this.go(this.#step + by);
    };
    p.back = button("Back", move(-1));
    p.next = button("Next", move(1));
    p.play = button("Play", () => this.#play());
    const sliderId = freshId("slider");
    p.slider = make("input", {
      type: "range", id: sliderId, min: 1, max: r.steps.length, step: 1, class: "jg-slider",
      oninput: () => { this.pause(); this.go(Number(p.slider.value) - 1); },
    });
    p.count = make("label", { for: sliderId, class: "jg-count" });
    p.link = make("a", { class: "jg-link", href: "#" }, "Link to this step");
    p.said = make("p", { class: "jg-said", role: "status", "aria-live": "polite" });
    p.code = this.#codeList();
    p.variables = make("div", { class: "jg-scroll", tabindex: 0, role: "group", "aria-label": "Variables" });
    p.jaxpr = make("div", { class: "jg-scroll jg-jaxpr", role: "group", "aria-label": "The jaxpr so far" });
    p.jaxpr.addEventListener("keydown", (event) => this.#walk(event));
    p.about = make("p", { class: "jg-about" });
    p.ending = make("div", { class: "jg-ending" });
    const controls = make(
      "div", { class: "jg-controls" }, p.back, p.next, p.play, p.count, p.slider,
      this.#address && p.link,
    );
    const pane = (title, ...content) =>
      make("div", { class: "jg-pane" }, make("p", { class: "jg-title" }, title), ...content);
    const element = make(
      "div", { class: "jg-stepper jg-panel", role: "group", "aria-label": `Steps of ${r.function}` },
      make("p", { class: "jg-call" }, code(`${r.function}(${r.arguments})`)),
      controls, p.said,
      make(
        "div", { class: "jg-panes" },
        pane("Python, line by line", p.code),
        pane("The jaxpr so far", p.jaxpr, p.about),
        pane("Variables", p.variables),
      ),
      p.ending,
    );
    element.addEventListener("keydown", (event) => this.#key(event));
    return element;
  }

  #buildWithoutSteps() {
    const said = "The trace failed before the first line ran.";
    return make("div", { class: "jg-stepper jg-panel" }, make("p", {}, said), ...this.#ending());
  }

  #codeList() {
    const list = make("ol", { class: "jg-code", tabindex: 0, "aria-label": "Code" });
    this.#recording.source.forEach((part, number) => {
      if (number) list.append(make("li", { class: "jg-gap", "aria-hidden": "true" }, "…"));
      part.lines.forEach((text, i) => {
        const line = part.first + i;
        const ran = this.#recording.stepsAt(line).length > 0;
        const number = ran
          ? make("button", {
              type: "button", class: "jg-line", tabindex: -1, "aria-label": `Go to line ${line}`,
              onclick: () => this.#jump(line),
            }, String(line))
          : make("span", { class: "jg-line" }, String(line));
        list.append(make("li", { "data-line": line, ...this.#lighting({ line }) }, number, code(text || " ")));
      });
    });
    return list;
  }

  #jump(line) {
    const steps = this.#recording.stepsAt(line);
    this.pause();
    this.go(steps.find((step) => step > this.#step) ?? steps[0]);
  }

  #key(event) {
    if (event.altKey || event.ctrlKey || event.metaKey || event.target === this.#parts.slider) return;
    const to = {
      ArrowRight: this.#step + 1, ArrowLeft: this.#step - 1, Home: 0, End: this.#recording.last,
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    this.pause();
    this.go(to);
  }

  // Up and down move through the equations; only one of them is in the tab order.
  #walk(event) {
    const by = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!by) return;
    const all = [...this.#parts.jaxpr.querySelectorAll("[data-equation]")];
    const next = all[all.indexOf(document.activeElement) + by];
    event.preventDefault();
    next?.focus();
  }

  #draw() {
    const r = this.#recording;
    const p = this.#parts;
    const now = r.steps[this.#step];
    // Not `disabled`: at the last step that would take the focus from the button, and with it the keys.
    p.back.setAttribute("aria-disabled", this.#step === 0);
    p.next.setAttribute("aria-disabled", this.#step === r.last);
    this.#namePlay();
    p.slider.value = this.#step + 1;
    p.count.textContent = `Step ${this.#step + 1} of ${r.steps.length}`;
    p.slider.setAttribute("aria-valuetext", `${p.count.textContent}, line ${now.line}`);
    if (this.#address) p.link.href = this.#address(this.#step);
    p.said.textContent = r.sentence(this.#step);
    for (const row of p.code.children) {
      const here = Number(row.dataset.line) === now.line;
      row.classList.toggle("jg-now", here);
      row.classList.toggle("jg-raised", here && now.event === "raise");
      if (here) {
        row.setAttribute("aria-current", "step");
        this.#reveal(p.code, row);
      } else row.removeAttribute("aria-current");
    }
    p.variables.replaceChildren(this.#variableTable(now));
    p.jaxpr.replaceChildren(...this.#equationRows());
    const newest = p.jaxpr.querySelector(".jg-new");
    if (newest) this.#reveal(p.jaxpr, newest);
    p.about.textContent = "";
    p.ending.replaceChildren(...(this.#step === r.last ? this.#ending() : []));
  }

  // Scroll inside the pane only: the page stays where it is.
  #reveal(box, row) {
    const top = row.offsetTop; // from the top of the box, since that is positioned
    if (top < box.scrollTop || top + row.offsetHeight > box.scrollTop + box.clientHeight) {
      box.scrollTop = Math.max(0, top - box.clientHeight / 2);
    }
  }

  #variableTable(now) {
    const r = this.#recording;
    const blamed = now.event === "raise" ? (r.ending.blame?.names ?? []) : [];
    const rows = r.locals(this.#step).map((v) => this.#variableRow(v.name, v, blamed.includes(v.name)));
    if (now.returned !== undefined) {
      rows.push(this.#variableRow("returns", { ...r.variable(now.returned), changed: true }, false));
    }
    if (!rows.length) return make("p", { class: "jg-none" }, "No variables yet.");
    const head = ["Name", "Kind", "What JAX knows"].map((text) => make("th", { scope: "col" }, text));
    return make(
      "table", { class: "jg-table" },
      make("caption", {}, `in ${now.function}`),
      make("thead", {}, make("tr", {}, ...head)),
      make("tbody", {}, ...rows),
    );
  }

  #variableRow(name, v, blamed) {
    const known = [code(v.kind === "static" ? (v.value ?? "") : v.kind === "mixed" ? v.value : v.type)];
    if (v.kind !== "traced") known.push(` ${v.type}`);
    if (v.weak) known.push(" weak type");
    const notes = [
      v.kind !== "static" && !v.depends_on && ["from no argument"],
      v.depends_on && ["from ", ...names(v.depends_on)],
      v.inside && [`inside ${v.inside.join(" of ")}`],
      v.symbols && ["in the jaxpr: ", ...names(v.symbols)],
      v.kind !== "static" && v.since !== undefined && [`since line ${v.since}`],
    ].filter(Boolean);
    return make(
      "tr",
      {
        class: [v.changed && "jg-new", blamed && "jg-blamed"].filter(Boolean).join(" ") || undefined,
        ...this.#lighting({ symbols: v.symbols, line: v.since }),
      },
      make("th", { scope: "row" }, code(name), blamed ? make("span", { class: "jg-blame" }, "to blame") : ""),
      make("td", {}, make("span", { class: `jg-mark jg-${v.kind}` }, MARKS[v.kind])),
      make("td", {}, make("span", {}, ...known), ...notes.map((note) => make("small", {}, make("span", {}, ...note)))),
    );
  }

  #equationRows() {
    const r = this.#recording;
    const inputs = make("p", { class: "jg-inputs" }, code(r.inputs.length ? r.inputs.join(" ") : "no inputs"));
    const rows = r.jaxprAt(this.#step);
    if (!rows.length) return [inputs, make("p", { class: "jg-none" }, "No equation yet.")];
    const first = rows.find((row) => row.equation);
    const items = rows.map((row) => {
      const style = `--level:${row.level}`;
      if (row.title) return make("li", { class: "jg-inner", style }, row.title, " ", code(row.header ?? ""));
      const e = row.equation;
      const about = PRIMITIVES[e.primitive] && `${e.primitive}: ${PRIMITIVES[e.primitive]}`;
      const from = (text) => make("span", { class: "jg-from" }, text);
      return make(
        "li",
        {
          "data-equation": row.index, "data-from": e.line, tabindex: row === first ? 0 : -1,
          class: row.isNew ? "jg-new" : undefined, style, title: about,
          ...this.#lighting({ line: e.line, symbols: e.inputs, equation: row.index, about: about ? `${about}.` : "" }),
        },
        code(e.text), e.note ? from(`(${e.note}) `) : "", e.line === undefined ? "" : from(`line ${e.line}`),
      );
    });
    return [inputs, make("ul", { class: "jg-equations" }, ...items)];
  }

  // What an element lights up while the pointer or the focus is on it.
  #lighting(what) {
    const light = () => this.#light(what);
    const dark = () => this.#light({});
    return { onmouseenter: light, onfocus: light, onmouseleave: dark, onblur: dark };
  }

  // Light up what belongs together: a line and its equations, a variable and its equation.
  #light({ line, symbols = [], equation, about }) {
    if (about !== undefined) this.#parts.about.textContent = about;
    for (const row of this.#parts.code.children) {
      row.classList.toggle("jg-lit", line !== undefined && Number(row.dataset.line) === line);
    }
    for (const item of this.#parts.jaxpr.querySelectorAll("[data-equation]")) {
      const e = this.#recording.equations[Number(item.dataset.equation)];
      const same = equation === undefined
        ? symbols.length ? (e.outputs ?? []).some((s) => symbols.includes(s)) : line !== undefined && e.line === line
        : Number(item.dataset.equation) === equation || (e.outputs ?? []).some((s) => symbols.includes(s));
      item.classList.toggle("jg-lit", same);
    }
  }

  #ending() {
    const { ending, left_out } = this.#recording;
    const { blame } = ending;
    const folded = (title) =>
      make("details", {}, make("summary", {}, title), make("pre", { tabindex: 0 }, code(ending.text)));
    if (ending.kind === "jaxpr") {
      const left = left_out ? [make("p", {}, `${left_out} more steps were not recorded.`)] : [];
      return [...left, folded("The finished jaxpr, as JAX prints it")];
    }
    const box = make(
      "div", { class: "jg-error" },
      make("p", {}, make("strong", {}, ending.error), ending.line === undefined ? "" : ` at line ${ending.line}`),
    );
    if (blame) {
      const several = blame.names.length > 1;
      box.append(
        make("p", {}, "To blame: ", ...names(blame.names), `. ${several ? "They are" : "It is"} traced, and `,
          ...(blame.expression && !blame.names.includes(blame.expression) ? [code(blame.expression)] : ["this line"]),
          ` needs ${several ? "their values" : "its value"}. While tracing, JAX knows only `, code(blame.type),
          ...(blame.depends_on?.length ? [", computed from ", ...names(blame.depends_on)] : []), "."),
      );
    }
    box.append(folded("The whole message"));
    return [box];
  }
}
