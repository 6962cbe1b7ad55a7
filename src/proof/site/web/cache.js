import { code, freshId, make } from "../../../jitguide/trace/web/elements.js";

// What a call did, as recorded: [code, result, function object, trace, lower, compile].
const DID = { h: "hit", mtc: "miss: traced and compiled", mc: "miss: compiled, not traced again" };

// Where two keys differ: [what, earlier, now].
const differences = (before, now) =>
  [...new Set([...before.keys(), ...now.keys()])]
    .filter((label) => before.get(label) !== now.get(label))
    .map((label) => [label, before.get(label) ?? "not given", now.get(label) ?? "not given"]);

// The earlier call whose key is most alike, and where it differs.
function nearest(past, now) {
  let best = null;
  past.forEach(({ key, object }, index) => {
    const differ = differences(key, now.key);
    const other = object !== now.object;
    if (!best || differ.length + other < best.differ.length + best.other) best = { index, differ, other };
  });
  return best;
}

const list = (differ) => differ.map(([what, before, now]) => `${what}: ${before} → ${now}`).join("; ");

// Why the recorded outcome came about, in the terms of the keys.
function why(past, now) {
  const near = nearest(past, now);
  if (!near) return "The cache was empty.";
  const where = `call ${near.index + 1}`;
  if (now.did === "h") {
    if (!near.differ.length) return `The same key as ${where}.`;
    return `Shared: to JAX this key equals that of ${where}, although they differ (${list(near.differ)}). ` +
      "What was traced for that call runs again.";
  }
  if (now.did === "mc") return `Already traced for ${where}. Compiled again, because of ${list(near.differ)}.`;
  if (near.other && !near.differ.length) return `JAX has not seen this function object. The cache of ${where} belongs to a different one.`;
  if (!near.differ.length) return `It looks like ${where}, but the static value is not equal to the earlier one.`;
  return `New in the key, compared with ${where}: ${list(near.differ)}.`;
}

class CachePlayer {
  #data;
  #order = [];
  #said = [];
  #asked = null;
  #p = {};

  constructor(data) {
    this.#data = data;
    this.element = this.#build();
    this.#draw();
  }

  // What the last call of an order did, after what the others did. Orders up to the longest were recorded.
  #outcome(order, past) {
    const now = order.at(-1);
    const recorded = this.#data.sequences[order.join("")] ?? this.#fromPairs(order.slice(0, -1), now, past);
    const [did, result, object, ...times] = recorded;
    const kind = this.#data.kinds[now];
    return { did, result: this.#data.results[result], object, times, kind, key: new Map(kind.key) };
  }

  // In a longer order a call finds what it would find right after one of the earlier calls: the entry of the
  // first of them that it hits, else a trace to compile again, else nothing. The tests compare this with JAX.
  #fromPairs(before, now, past) {
    const pairs = before.map((call) => this.#data.sequences[`${call}${now}`]);
    const found = pairs.find(([did]) => did === "h") ?? pairs.find(([did]) => did === "mc") ?? this.#data.sequences[now];
    const [did, result, , ...times] = found;
    const same = pairs.findIndex(([, , object]) => object === 0);
    const object = same >= 0 ? past[same].object : 1 + Math.max(...past.map((call) => call.object));
    return [did, did === "h" ? result : this.#data.sequences[now][1], object, ...times];
  }

  #history() {
    const past = [];
    this.#order.forEach((_, i) => past.push(this.#outcome(this.#order.slice(0, i + 1), past)));
    return past;
  }

  #build() {
    const p = this.#p;
    const button = (action, ...content) =>
      make("button", { type: "button", class: "jg-button", onclick: action }, ...content);
    p.calls = this.#data.kinds.map((kind, index) => button(() => this.#choose(index), code(kind.text)));
    const predictId = freshId("predict");
    p.predict = make("input", { type: "checkbox", id: predictId, checked: true });
    p.hit = button(() => this.#answer("hit"), "Hit");
    p.miss = button(() => this.#answer("miss"), "Miss");
    p.question = make("span");
    p.ask = make("p", { class: "jg-ask", hidden: true }, p.question, " ", p.hit, " ", p.miss);
    p.undo = button(() => this.#keep(this.#order.length - (this.#asked === null ? 1 : 0)), "Undo");
    p.reset = button(() => this.#keep(0), "Start over");
    p.status = make("p", { role: "status", "aria-live": "polite", class: "jg-said" });
    const pane = (label) => make("div", { class: "jg-scroll", tabindex: 0, role: "group", "aria-label": label });
    p.log = pane("What happened");
    p.cache = pane("The cache");
    return make(
      "div", { class: "jg-cache jg-panel", role: "group", "aria-label": "A cache to play with" },
      make("p", { class: "jg-title" }, "Make as many calls as you like"),
      make("div", { class: "jg-controls" }, ...p.calls),
      make("p", { class: "jg-controls" },
        make("span", {}, p.predict, " ", make("label", { for: predictId }, "Predict first")), p.undo, p.reset),
      p.ask, p.status,
      make("p", { class: "jg-title" }, "What happened"), p.log,
      make("p", { class: "jg-title" }, "What the cache holds"), p.cache,
    );
  }

  #choose(index) {
    if (!this.#p.predict.checked) return this.#call(index, null);
    this.#asked = index;
    this.#draw();
    this.#p.hit.focus();
  }

  #answer(said) {
    const index = this.#asked;
    this.#asked = null;
    this.#call(index, said);
    (this.#p.calls.find((call) => !call.disabled) ?? this.#p.reset).focus();
  }

  #call(index, said) {
    this.#order.push(index);
    this.#said.push(said);
    this.#draw();
  }

  // Keep so many of the calls, and ask nothing.
  #keep(count) {
    this.#order.length = this.#said.length = count;
    this.#asked = null;
    this.#draw();
    // A button that is pressed and thereby disabled loses the focus: the first call takes it.
    if (this.#p.undo.disabled) this.#p.calls[0].focus();
  }

  #draw() {
    const p = this.#p;
    const history = this.#history();
    for (const call of p.calls) call.disabled = this.#asked !== null;
    p.undo.disabled = p.reset.disabled = !history.length && this.#asked === null;
    p.ask.hidden = this.#asked === null;
    p.question.replaceChildren(
      ...(this.#asked === null ? [] : [code(this.#data.kinds[this.#asked].text), ": hit or miss?"]),
    );
    p.status.textContent = this.#status(history);
    p.log.replaceChildren(this.#log(history));
    p.log.scrollTop = p.log.scrollHeight; // the newest call
    p.cache.replaceChildren(this.#entries(history));
  }

  #status(history) {
    const words = [];
    const last = history.at(-1);
    if (last && this.#asked === null) {
      const said = this.#said.at(-1);
      const right = said && (said === "hit") === (last.did === "h");
      if (said) words.push(right ? "Right:" : "Wrong:");
      words.push(`${last.kind.text} is a ${DID[last.did]}.`);
    }
    const told = this.#said.filter(Boolean).length;
    const right = this.#said.filter((said, i) => said && (said === "hit") === (history[i].did === "h")).length;
    if (told) words.push(`Score: ${right} of ${told}.`);
    return words.join(" ") || (history.length || this.#asked !== null ? "" : "The cache is empty.");
  }

  #log(history) {
    if (!history.length) return make("p", { class: "jg-none" }, "No call yet.");
    const heads = ["Call", "You said", "It was", "Why", "Time", "Result"];
    const rows = history.map((now, i) => {
      const [trace, lower, compile] = now.times;
      const hit = now.did === "h";
      const cell = (label, ...content) => make("td", { role: "cell", "data-label": label }, ...content);
      return make(
        "tr", { role: "row", class: hit ? undefined : "jg-new" },
        make("th", { scope: "row", role: "rowheader" }, `${i + 1}. `, code(now.kind.text)),
        cell("You said", this.#said[i] ?? ""),
        cell("It was", make("span", { class: `jg-mark jg-${hit ? "hit" : "miss"}` }, hit ? "hit" : "miss"),
          make("small", {}, DID[now.did].split(": ")[1] ?? "")),
        cell("Why", why(history.slice(0, i), now)),
        cell("Time", hit ? "nothing to trace or compile" : `trace ${trace}, lower ${lower}, compile ${compile} ms`),
        cell("Result", code(now.result)),
      );
    });
    return make(
      "table", { class: "jg-table", role: "table" },
      make("thead", { role: "rowgroup" },
        make("tr", { role: "row" }, ...heads.map((text) => make("th", { scope: "col", role: "columnheader" }, text)))),
      make("tbody", { role: "rowgroup" }, ...rows),
    );
  }

  #entries(history) {
    const kept = history.map((now, i) => ({ ...now, number: i + 1 })).filter((now) => now.did !== "h");
    if (!kept.length) return make("p", { class: "jg-none" }, "Nothing.");
    const rows = kept.map((now) => make(
      "tr", {},
      make("th", { scope: "row" }, `from call ${now.number}`),
      make("td", {}, ...now.kind.key.flatMap(([what, is], i) => [i ? make("br") : "", `${what}: `, code(is)])),
    ));
    return make(
      "table", { class: "jg-table" },
      make("thead", {}, make("tr", {}, make("th", { scope: "col" }, "Entry"), make("th", { scope: "col" }, "Key"))),
      make("tbody", {}, ...rows),
    );
  }
}

for (const element of document.querySelectorAll("[data-cache]")) {
  const data = JSON.parse(element.querySelector("script").textContent);
  element.prepend(new CachePlayer(data).element);
}
