// The decoder's page: reads what stands in the textarea, and shows the verdict. All text of the reader
// is set as text, never as HTML.
import { explain } from "./decoder.js";

const assets = new URL(".", document.currentScript.src);
const input = document.getElementById("traceback");
const diagnosis = document.getElementById("diagnosis");
const said = document.getElementById("decoder-said");
const LINK_SIZE = 30_000;
const SEARCH_SIZE = 160;

function element(name, attributes = {}, ...children) {
  const made = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  made.append(...children);
  return made;
}

// `code` in backticks; the rest is text.
const prose = (text) =>
  text.split("`").map((part, i) => (i % 2 ? element("code", {}, part) : document.createTextNode(part)));

// The rules name each page by its way from the root of the site.
const address = (page) => new URL(page, new URL("..", assets)).href;
const link = (verdict) => element("a", { href: address(verdict.page) }, ...prose(verdict.title));
const codeBlock = (code) => element("pre", {}, element("code", {}, code));

// A long name goes on in the next line where its words meet.
const joined = (name) => name.split(/(?<=[a-z])(?=[A-Z])/).flatMap((word) => [element("wbr"), word]);

// With the button that the theme gives to the programs of a page.
function toCopy(code) {
  const attributes = { class: "md-code__button", title: "Copy to clipboard", "data-clipboard-text": code, "data-md-type": "copy" };
  const block = codeBlock(code);
  block.prepend(element("div", { class: "md-code__nav" }, element("button", attributes)));
  return block;
}

function rows(verdict) {
  const list = element("dl", { class: "jg-where" });
  const row = (name, ...values) => list.append(element("dt", {}, name), element("dd", {}, ...values));
  if (verdict.arguments.length) {
    const names = verdict.arguments.flatMap((name) => [
      document.createTextNode(", "),
      element("code", { "data-argument": "" }, name),
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
    return [element("h3", {}, "What to do"), element("p", {}, "The page shows a program that works: ", link(verdict), ".")];
  }
  const items = verdict.fixes.map(({ answer, text, needs, code }) =>
    element(
      "li",
      { "data-fix": "" },
      ...(answer ? [element("p", {}, element("strong", {}, ...prose(answer)))] : []),
      element("p", {}, ...prose(`${text} ${needs}`.trim())),
      toCopy(code),
    ),
  );
  const parts = [element("h3", {}, "What to do")];
  if (verdict.question) parts.push(element("p", {}, ...prose(verdict.question)));
  parts.push(element("ol", {}, ...items));
  if (verdict.places.length) {
    const more = verdict.shown ? "" : " If you paste your program above the traceback, some of them are filled in.";
    parts.push(element("p", {}, `Replace names in CAPITALS with your own code.${more}`));
  }
  return parts;
}

function others(verdict) {
  if (!verdict.others.length) return [];
  const items = verdict.others.map((other) =>
    element("li", {}, link(other), ...(other.reason ? [". ", ...prose(other.reason)] : [])),
  );
  return [element("h3", {}, "If that is not it"), element("ul", {}, ...items)];
}

function recognised(verdict) {
  const name = verdict.error === "?" ? "" : `${verdict.error}: `;
  const parts = [
    element("h2", {}, ...joined(name), link(verdict)),
    element("p", {}, ...prose(verdict.reason || "The message belongs to this error.")),
    ...rows(verdict),
    ...fixes(verdict),
    ...others(verdict),
  ];
  if (verdict.later && verdict.later !== "?") {
    parts.push(element("p", {}, "The text goes on to ", element("code", {}, verdict.later), ", which this error caused."));
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
  const name = verdict.error ? [element("code", {}, verdict.error)] : ["This traceback"];
  const said = verdict.about
    ? [...prose(verdict.about), " ", element("a", { href: verdict.more }, "The documentation of JAX"), " explains it."]
    : [...name, ": the index has no entry for this message. Another page of the guide may explain it."];
  const parts = [
    element("h2", {}, "Not in the error index"),
    element("p", {}, ...said),
    ...rows({ arguments: [], where: verdict.where }),
  ];
  const words = `${verdict.error} ${verdict.message}`.slice(0, SEARCH_SIZE).trim();
  if (!words) return parts;
  const button = element("button", { type: "button", class: "jg-example" }, "Search the guide for this message");
  button.addEventListener("click", () => searchGuide(words));
  return [...parts, element("p", {}, button)];
}

function notJax(verdict) {
  const name = verdict.error ? [element("code", {}, verdict.error)] : ["What it shows"];
  return [
    element("h2", {}, "This error does not come from JAX"),
    element("p", {}, "Nothing in this traceback comes from JAX. ", ...name, " was raised by Python or by another library."),
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
    "no-traceback": () => [element("h2", {}, "No traceback found"), element("p", {}, NO_TRACEBACK)],
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
function onDemand(file, name) {
  let loading;
  return () =>
    (loading ??= new Promise((resolve, reject) => {
      const script = element("script", { src: new URL(file, assets).href });
      script.addEventListener("load", () => resolve(globalThis[name]));
      script.addEventListener("error", () => {
        loading = undefined; // the next time tries again
        script.remove();
        reject(new Error(`${file} could not be loaded`));
      });
      document.head.append(script);
    }));
}
const rules = onDemand("decoder-rules.js", "decoderRules");
const textsOfExamples = onDemand("decoder-examples.js", "decoderExamples");

// The focus moves with the click. Moved when the text has come, it would pull the reader away from
// where they have gone since.
async function showExample(name) {
  input.focus();
  try {
    fill((await textsOfExamples())[name]);
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
