// The decoder's page: reads what stands in the textarea, and shows the verdict. All text of the reader
// is set as text, never as HTML.
import { code, make } from "../../../jitguide/trace/web/elements.js";
import { explain } from "./decoder.js";

const assets = new URL(".", document.currentScript.src);
const input = document.getElementById("traceback");
const diagnosis = document.getElementById("diagnosis");
const said = document.getElementById("decoder-said");
const LINK_SIZE = 30_000;
const SEARCH_SIZE = 160;

// `code` in backticks; the rest is text.
const prose = (text) =>
  text.split("`").map((part, i) => (i % 2 ? code(part) : document.createTextNode(part)));

// The rules name each page by its way from the root of the site.
const address = (page) => new URL(page, new URL("..", assets)).href;
const link = (verdict) => make("a", { href: address(verdict.page) }, ...prose(verdict.title));
const codeBlock = (text) => make("pre", {}, code(text));

// A long name goes on in the next line where its words meet.
const joined = (name) => name.split(/(?<=[a-z])(?=[A-Z])/).flatMap((word) => [make("wbr"), word]);

// With the button that the theme gives to the programs of a page.
function toCopy(code) {
  const attributes = { class: "md-code__button", title: "Copy to clipboard", "data-clipboard-text": code, "data-md-type": "copy" };
  const block = codeBlock(code);
  block.prepend(make("div", { class: "md-code__nav" }, make("button", attributes)));
  return block;
}

function rows(verdict) {
  const list = make("dl", { class: "jg-where" });
  const row = (name, ...values) => list.append(make("dt", {}, name), make("dd", {}, ...values));
  if (verdict.arguments.length) {
    const names = verdict.arguments.flatMap((name) => [
      document.createTextNode(", "),
      make("code", { "data-argument": "" }, name),
    ]);
    row(verdict.arguments.length > 1 ? "Your arguments" : "Your argument", ...names.slice(1));
  }
  if (verdict.where) {
    const { file, line, function: name, code } = verdict.where;
    const place = `${file.split(/[/\\]/).at(-1)}${line ? `, line ${line}` : ""}`;
    const inside = name && !name.startsWith("<") ? `, in ${name.replace(/\(.*$/, "")}` : "";
    row("Your line", `${place}${inside}`, ...(code ? [codeBlock(code)] : []));
  }
  return list.children.length ? [list] : [];
}

function fixes(verdict) {
  if (!verdict.fixes.length) {
    return [make("h3", {}, "What to do"), make("p", {}, "The page shows a program that works: ", link(verdict), ".")];
  }
  const items = verdict.fixes.map(({ answer, text, needs, code }) =>
    make(
      "li",
      { "data-fix": "" },
      ...(answer ? [make("p", {}, make("strong", {}, ...prose(answer)))] : []),
      make("p", {}, ...prose(`${text} ${needs}`.trim())),
      toCopy(code),
    ),
  );
  const parts = [make("h3", {}, "What to do")];
  if (verdict.question) parts.push(make("p", {}, ...prose(verdict.question)));
  parts.push(make("ol", {}, ...items));
  if (verdict.places.length) {
    const more = verdict.shown ? "" : " If you paste your program above the traceback, some of them are filled in.";
    parts.push(make("p", {}, `Replace names in CAPITALS with your own code.${more}`));
  }
  return parts;
}

function others(verdict) {
  if (!verdict.others.length) return [];
  const items = verdict.others.map((other) =>
    make("li", {}, link(other), ...(other.reason ? [". ", ...prose(other.reason)] : [])),
  );
  return [make("h3", {}, "If that is not it"), make("ul", {}, ...items)];
}

function recognised(verdict) {
  const name = verdict.error === "?" ? "" : `${verdict.error}: `;
  const parts = [
    make("h2", {}, ...joined(name), link(verdict)),
    make("p", {}, ...prose(verdict.reason || "The message belongs to this error.")),
    ...rows(verdict),
    ...fixes(verdict),
    ...others(verdict),
  ];
  if (verdict.later && verdict.later !== "?") {
    parts.push(make("p", {}, "The text goes on to ", code(verdict.later), ", which this error caused."));
  }
  return parts;
}

const NO_TRACEBACK =
  "This is neither a traceback nor a Python error message. Paste from the line “Traceback (most recent call last)” " +
  "to the end, or at least the last lines, with the name of the error.";

// In the search of this page: its words do not leave the browser, those of an address would.
function searchGuide(words) {
  const query = document.querySelector(".md-search__input");
  query.value = words;
  query.focus();
  query.dispatchEvent(new Event("input"));
}

function elsewhere(verdict) {
  if (!verdict.jax) return notJax(verdict);
  const name = verdict.error ? [code(verdict.error)] : ["This traceback"];
  const said = verdict.about
    ? [...prose(verdict.about), " ", make("a", { href: verdict.more }, "The documentation of JAX"), " explains it."]
    : [...name, ": the index has no entry for this message. Another page of the guide may explain it."];
  const parts = [
    make("h2", {}, "Not in the error index"),
    make("p", {}, ...said),
    ...rows({ arguments: [], where: verdict.where }),
  ];
  const words = `${verdict.error} ${verdict.message}`.slice(0, SEARCH_SIZE).trim();
  if (!words) return parts;
  const button = make("button", { type: "button", class: "jg-example" }, "Search the guide for this message");
  button.addEventListener("click", () => searchGuide(words));
  return [...parts, make("p", {}, button)];
}

function notJax(verdict) {
  const name = verdict.error ? [code(verdict.error)] : ["What it shows"];
  return [
    make("h2", {}, "This error does not come from JAX"),
    make("p", {}, "Nothing in this traceback comes from JAX. ", ...name, " was raised by Python or by another library."),
  ];
}

async function show() {
  try {
    if (!globalThis.decoderRules) await rules();
  } catch {
    said.textContent = "The rules could not be loaded. Check your connection, and try again.";
    return;
  }
  said.textContent = "";
  const verdict = explain(input.value, globalThis.decoderRules);
  const parts = {
    empty: () => [],
    "no-traceback": () => [make("h2", {}, "No traceback found"), make("p", {}, NO_TRACEBACK)],
    elsewhere: () => elsewhere(verdict),
    recognised: () => recognised(verdict),
  }[verdict.status]();
  diagnosis.replaceChildren(...parts);
  diagnosis.hidden = !parts.length;
}

// The state as a link: the text, packed, behind the "#". A browser does not send that part to a server.

const through = async (bytes, stream) =>
  new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());

async function packed(text) {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  let binary = "";
  for (const byte of bytes) binary += String.fromCharCode(byte);
  return btoa(binary).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

async function unpacked(text) {
  const binary = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  const bytes = Uint8Array.from(binary, (character) => character.charCodeAt(0));
  return new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw")));
}

async function copyLink() {
  const text = await packed(input.value);
  if (text.length > LINK_SIZE) {
    said.textContent = "The text is too long for a link.";
    return;
  }
  history.replaceState(null, "", `#paste=${text}`);
  try {
    await navigator.clipboard.writeText(location.href);
    said.textContent = "Copied. The text itself is in the link, and no server has it.";
  } catch {
    said.textContent = "The link is in the address bar now. The text itself is in the link, and no server has it.";
  }
}

// What was pasted into the field of the home page.
function readHandedOver() {
  try {
    const text = sessionStorage.getItem("jg-traceback");
    sessionStorage.removeItem("jg-traceback");
    if (text) input.value = text;
    return Boolean(text);
  } catch {
    return false; // No storage: nothing was handed over.
  }
}

async function readLink() {
  const match = /^#paste=([\w-]+)$/.exec(location.hash);
  if (!match) return;
  try {
    input.value = await unpacked(match[1]);
  } catch {
    said.textContent = "The link is damaged: its text cannot be read.";
    return;
  }
  show();
}

// The rules and the texts of the examples are heavy: each comes when a reader first turns to it.
function onDemand(file) {
  let loading;
  return () =>
    (loading ??= jgLoad(file).catch((error) => {
      loading = undefined; // the next time tries again
      throw error;
    }));
}
const rules = onDemand("decoder-rules.js");
const textsOfExamples = onDemand("decoder-examples.js");

// The focus moves with the click. Moved when the text has come, it would pull the reader away from
// where they have gone since.
async function showExample(name) {
  input.focus();
  try {
    await textsOfExamples();
    fill(globalThis.decoderExamples[name]);
    input.scrollIntoView({ block: "start" });
  } catch {
    said.textContent = "The example could not be loaded. Check your connection, and try again.";
  }
}

function fill(text) {
  input.value = text;
  said.textContent = "";
  show();
}

document.getElementById("decoder").hidden = false;
input.addEventListener("focus", () => rules().catch(() => {}));
input.addEventListener("input", show);
document.getElementById("decoder-clear").addEventListener("click", () => {
  history.replaceState(null, "", location.pathname + location.search);
  fill("");
  input.focus();
});
document.getElementById("decoder-link").addEventListener("click", copyLink);
for (const button of document.querySelectorAll("[data-example]")) {
  button.hidden = false;
  button.addEventListener("click", () => showExample(button.dataset.example));
}
addEventListener("hashchange", readLink);
const handedOver = readHandedOver();
readLink().then(async () => {
  if (!input.value) return;
  await show();
  // Its reader goes on to the answer, unless already elsewhere.
  if (handedOver && document.activeElement === document.body) diagnosis.focus({ preventScroll: true });
});
