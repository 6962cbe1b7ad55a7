// Reads a traceback and names the entry of the error index that answers it. The same steps, from the
// same rules file, as src/jitguide/errors: clean, parse, program, statement,
// function, condition, mapped, facts, call, verdict. Nothing leaves the browser.

const HEADER = "Traceback (most recent call last)";

// clean: what terminals, notebooks and logs put around a traceback

// eslint-disable-next-line no-control-regex
const ANSI = /\x1b\][^\x07\x1b]*(?:\x07|\x1b\\)|\x1b\[[0-9;:?]*[ -/]*[@-~]/g;
const WRITTEN_ANSI = /(?:\\u001b|\\x1b|\\033|\u241b|\ufffd)?\[[0-9]{1,3}(?:;[0-9]{1,3})*m/g;
const STAMP =
  /^\[?(?:[IWEF]\d{4} |\d{4}[-/]\d\d[-/]\d\d[T ])\d\d:\d\d:\d\d(?:[.,]\d+)?(?:Z|[ ]?[+-]\d\d:?\d\d)?\]?[ ]?(?:[-|:]?[ ]?\[?(?:DEBUG|INFO|WARNING|WARN|ERROR|CRITICAL|FATAL|stderr|stdout)\]?[ ]?[-|:]?[ ]?)?/;

const STAMP_START = /^[[IWEF\d]/;

const RICH_FRAME = /^\u2502 (\S+):(\d+) in (.+?) *\u2502$/;
const RICH_CODE = /^\u2502 \u2771 +\d+ (?:\u2502 +)*(.*?) *\u2502$/;
const JOINED_FRAME = / File "([^"]+)", line (\d+), in (\S+) /g;
const JOINED_ERROR = / ((?:[a-z_]\w*\.)*[A-Z]\w*(?:Error|Exception): )/g;
const COLUMNS = 80;
const BEGINS = /^(?: {2}|> |E {2,}|(?:[a-z_]\w*\.)*[A-Z]\w*(?:Error|Exception):)/;

export function clean(text) {
  text = text.replaceAll("\r\n", "\n").replaceAll("\r", "\n").replaceAll("\u00a0", " ");
  if (text.includes("\x1b")) text = text.replace(ANSI, "");
  if (text.includes("m") && text.includes("[")) text = text.replace(WRITTEN_ANSI, "");
  if (text.includes(`${HEADER}:\\n`)) {
    text = text.replaceAll("\\n", "\n").replaceAll('\\"', '"').replaceAll("\\'", "'");
  }
  if (text.includes("&lt;") || text.includes("&quot;")) {
    text = text.replaceAll("&lt;", "<").replaceAll("&gt;", ">").replaceAll("&quot;", '"');
    text = text.replaceAll("&#x27;", "'").replaceAll("&#39;", "'").replaceAll("&amp;", "&");
  }
  if (text.includes(`${HEADER}: File "`)) {
    text = text.replaceAll(`The error was: ${HEADER}`, `The error was:\n${HEADER}`);
    text = text.replace(JOINED_FRAME, '\n  File "$1", line $2, in $3\n    ').replace(JOINED_ERROR, "\n$1");
  }
  const lines = text.split("\n");
  return withoutPrefixes(text.includes("\u2771") ? unboxed(lines) : unwrapped(lines));
}

// The traceback that rich draws in a box, as Python prints it; it breaks lines between words.
function unboxed(lines) {
  const found = [""];
  const boxed = lines.filter((line) => line.startsWith("\u2502")).map((line) => line.length);
  const width = boxed.length ? Math.max(...boxed) : COLUMNS;
  lines.forEach((line, at) => {
    const before = at ? lines[at - 1] : "";
    const frame = RICH_FRAME.exec(line);
    const code = RICH_CODE.exec(line);
    const full = before.length === width && !/^[\u2502\u2570]/.test(before);
    if (frame) found.push(`  File "${frame[1]}", line ${frame[2]}, in ${frame[3]}`);
    else if (code) found.push(`    ${code[1]}`);
    else if (line.startsWith("\u256d") && line.includes(HEADER)) found.push(`${HEADER}:`);
    else if (/^[\u2502\u256d\u2570]/.test(line)) return;
    else if (before.endsWith(" ") || full) found.push(`${found.pop().trimEnd()} ${line}`);
    else found.push(line);
  });
  return found.slice(1);
}

// What a terminal of 80 columns broke into several lines.
function unwrapped(lines) {
  const full = lines.map((line) => line.length === COLUMNS);
  if (!full.some(Boolean) || lines.some((line) => line.length > COLUMNS)) return lines;
  const found = [];
  lines.forEach((line, at) => {
    // Code and places begin with two spaces or more; one is a space of the broken line.
    if (at && full[at - 1] && line && !BEGINS.test(line)) found[found.length - 1] += line;
    else found.push(line);
  });
  return found;
}

function withoutPrefixes(lines) {
  let prefix = null;
  return lines.map((line) => {
    const at = line.indexOf(HEADER);
    if (at >= 0) {
      prefix = shape(line.slice(0, at));
      return prefix ? line.slice(at) : line;
    }
    const match = prefix && prefix.exec(line);
    if (match) return line.slice(match[0].length);
    return STAMP_START.test(line) ? line.replace(STAMP, "") : line;
  });
}

function shape(before) {
  if (!before || before.length > 200 || /^[A-Za-z_][\w.]*[ \t]+$/.test(before) || before.endsWith("+ ")) return null;
  if (before.endsWith("+ Exception Group ")) return null;
  return new RegExp("^" + before.replace(/[^A-Za-z0-9\s]/g, "\\$&").replace(/[0-9]+/g, "[0-9]+"));
}

// parse: frames, class and message of each exception

const NOTEBOOK_HEADER = /^([A-Za-z_][\w.]*)\s+Traceback \(most recent call last\)/;
const FRAME = /^(?<indent>\s*)File "(?<file>[^"]*)", line (?<line>\d+)(?:, in (?<name>.*))?$/;
const CELL = /^(?:Cell |Input )?(?<file>In ?\[\d*\])(?:, line (?<line>\d+))?(?:, in (?<name>.*?))?$/;
const NOTEBOOK_FILE = /^File (?<file>[^\s"].*?):(?<line>\d+)(?:, in (?<name>.*))?$/;
const OLD_CELL = /^(?<file><ipython-input-[^>]*>|[/~][^ ]*\.py|[A-Za-z]:\\.*?\.py) in (?<name>.+)$/;
const ARROW = /^-+> ?(\d+)(?: (.*))?$/;
const CONTEXT = /^ +(\d+)(?: (.*))?$/;
const SKIPPED = /^\s*(?:\[\.\.\. skipping .*|\(\.\.\.\)|\.\.\.|\[Previous line repeated .*|-{5,})$/;
const MARKS = /^[\s~^|]+$/;
const ERROR =
  /^(?<error>(?:[A-Za-z_]\w*\.)*[A-Z]\w*(?:Error|Exception|Interrupt|Exit|Warning|StackTrace|Traceback|BeforeTransformation))(?:: ?(?<message>.*))?$/;
const ANY_ERROR = /^(?<error>(?:[A-Za-z_]\w*\.)*[A-Z]\w*)(?:: ?(?<message>.*))?$/;
const LINK =
  /^(?:The above exception was the direct cause of the following exception:|During handling of the above exception, another exception occurred:|The stack trace below excludes JAX-internal frames\.)/;
const PYTEST_ERROR = /^E {3,}(.*)$/;
const PYTEST_CODE = /^> {3,}(.*)$/;
const PYTEST_BEGINS = /^(?:[=_]{3,} |[>E] {3}|\S+\.py:\d+: )/;
const PYTEST_DEF = /^ {4}(?:async )?def (\w+)\(/;
const PYTEST_PLACE = /^(\S+\.py):(\d+): ?(.*)$/;
const MESSAGE_LINES = 80;
const MESSAGE_SIZE = 12000;
const FRAMES = 400;

const raisedAnew = () => ({ error: "", message: "", frames: [] });

export function parse(lines) {
  if (lines.some((line) => PYTEST_ERROR.test(line))) return parsePytest(lines);
  const reader = new Reader();
  for (const line of lines) reader.take(line);
  return reader.end();
}

class Reader {
  found = [];
  rest = [];
  above = []; // perhaps the program

  constructor() {
    this.begin();
  }

  begin() {
    this.now = raisedAnew();
    this.message = [];
    this.size = 0;
    this.state = "outside";
  }

  take(line) {
    if (line.includes(HEADER) && !this.quoted()) {
      this.finish();
      const match = NOTEBOOK_HEADER.exec(line);
      this.now.error = match ? match[1] : "";
      this.state = "frames";
    } else if (LINK.test(line)) this.finish();
    else if (this.frame(line)) return;
    else if (this.state === "message") this.more(line);
    else if (this.state === "frames" && this.source(line)) return;
    else this.error(line);
  }

  quoted() {
    return this.state === "message" && this.message.at(-1).trimEnd().endsWith("The error was:");
  }

  frame(line) {
    let match = line.includes('File "') && FRAME.exec(line);
    let indent = -1;
    if (match) indent = match.groups.indent.length;
    else if (line.startsWith(" ")) return false;
    else {
      if (this.state === "message" && !/^(?:File |Cell In|In \[)/.test(line)) return false;
      match = NOTEBOOK_FILE.exec(line) || CELL.exec(line) || OLD_CELL.exec(line);
      if (!match) return false;
    }
    if (this.state === "message" && !(indent < 0 || this.now.error === "")) return false;
    if (this.state === "message") this.finish();
    this.state = "frames";
    const { file, line: number, name } = match.groups;
    const frames = this.now.frames;
    frames.push({ file, line: Number(number || 0), name: (name || "").trim(), code: "", indent, around: "", shown: [] });
    if (frames.length > 2 * FRAMES) frames.splice(FRAMES / 2, frames.length - FRAMES);
    return true;
  }

  source(line) {
    if (!line.trim() || MARKS.test(line)) return true;
    const frame = this.now.frames.at(-1);
    if (!frame) return false;
    if (frame.indent < 0) {
      const arrow = ARROW.exec(line);
      const context = CONTEXT.exec(line);
      if (arrow || context) frame.shown.push((arrow ?? context)[2] ?? "");
      if (arrow) {
        frame.line = Number(arrow[1]);
        frame.code = (arrow[2] || "").trim();
        return true;
      }
      if (context) {
        if (frame.around.length < 2000) frame.around += `${context[2] || ""}\n`;
        return true;
      }
      return SKIPPED.test(line) || line.startsWith(" ");
    }
    if (SKIPPED.test(line)) return true;
    const indent = line.length - line.trimStart().length;
    if (indent > frame.indent || (indent === frame.indent && !frame.code && !ERROR.test(line))) {
      if (frame.code.length < 1000) frame.code = `${frame.code} ${line.trim()}`.trim();
      return true;
    }
    return false;
  }

  error(line) {
    const text = line.trim();
    const match = (this.state === "frames" ? ANY_ERROR : ERROR).exec(text);
    if (!match) {
      this.above.push(line);
      if (this.state === "frames" && text && !line.startsWith(" ")) this.finish();
      if (text && this.rest.length < MESSAGE_LINES) this.rest.push(text.slice(0, 1000));
      return;
    }
    if (this.state === "outside") this.finish();
    this.now.error = match.groups.error;
    this.message = [match.groups.message || ""];
    this.size = this.message[0].length;
    this.state = "message";
  }

  more(line) {
    if (this.message.length < MESSAGE_LINES && this.size < MESSAGE_SIZE) {
      this.message.push(line);
      this.size += line.length;
    }
  }

  finish() {
    this.now.message = this.message.join("\n").slice(0, MESSAGE_SIZE).trimEnd();
    if (this.now.error || this.now.frames.length) this.found.push(withoutCarrier(this.now));
    this.begin();
  }

  end() {
    this.finish();
    for (const frame of this.found.flatMap((raised) => raised.frames)) {
      const pasted = frame.code && this.above.some((line) => line.trim() === frame.code);
      if (pasted || !frame.shown.length) frame.shown = this.above;
    }
    if (this.rest.length && !this.found.some((raised) => raised.error)) {
      const message = this.rest.join("\n").slice(0, MESSAGE_SIZE);
      if (this.found.length) this.found.at(-1).message = message;
      else this.found.push({ ...raisedAnew(), message });
    }
    return this.found;
  }
}

function withoutCarrier(raised) {
  if (!/(?:StackTrace|BeforeTransformation)$/.test(raised.error)) return raised;
  const [first, ...others] = raised.message.split("\n");
  const match = ANY_ERROR.exec(first);
  if (match) {
    raised.error = match.groups.error;
    raised.message = [match.groups.message || "", ...others].join("\n");
  }
  return raised;
}

function parsePytest(lines) {
  const program = lines.slice(0, lines.findIndex((line) => PYTEST_BEGINS.test(line))); // a pasted one stands above
  const parts = [[]];
  for (const line of lines) {
    if (LINK.test(line)) parts.push([]);
    parts.at(-1).push(line);
  }
  return parts.filter((part) => part.some((line) => PYTEST_ERROR.test(line))).map((part) => pytestError(part, program));
}

function pytestError(lines, program) {
  const raised = raisedAnew();
  const message = [];
  let code = "";
  let inside = "";
  for (const line of lines) {
    const error = PYTEST_ERROR.exec(line);
    const shown = PYTEST_CODE.exec(line);
    const place = PYTEST_PLACE.exec(line);
    if (/^(?:___|_ _ _)/.test(line)) inside = ""; // the source of another function follows
    else inside ||= PYTEST_DEF.exec(line)?.[1] ?? "";
    if (error) message.push(error[1]);
    else if (shown) code = shown[1].trim();
    else if (place) {
      const name = place[3].startsWith("in ") ? place[3].slice(3) : inside;
      raised.frames.push({ file: place[1], line: Number(place[2]), name, code, indent: 0, around: "", shown: program });
      code = inside = "";
    } else {
      const last = raised.frames.at(-1);
      if (last?.name && !last.code) last.code = line.trim();
      else if (message.length && !last && line.startsWith("    ")) message.push(line.trim());
    }
  }
  const match = ANY_ERROR.exec(message[0].trim());
  if (match) {
    raised.error = match.groups.error;
    message[0] = match.groups.message || "";
  }
  raised.message = message.join("\n").slice(0, MESSAGE_SIZE).trimEnd();
  return raised;
}

// program: the failing statement in a program above its traceback, or in a notebook's cell

const indentOf = (line) => line.length - line.trimStart().length;
const isHead = (line, heads) => heads.some((head) => line.trimStart().startsWith(head));

// `if x > 0: return x` as two lines.
const ONE_LINE = /^( *(?:if|elif|else|for|while)\b.*?:) +((?:return|break|raise)\b.*|\w+ [-+*/]?= .*)$/;

function inTwo(line) {
  const match = ONE_LINE.exec(line);
  return match ? [match[1], `${" ".repeat(indentOf(line))}    ${match[2]}`] : [line];
}

// The first lines with at least this indentation, without empty ones.
function from(lines, least) {
  const end = lines.findIndex((line) => line && indentOf(line) < least);
  return lines.slice(0, end < 0 ? lines.length : end).filter(Boolean);
}

// The function up to the line that failed, its lines from there on, how many stand above the loop or the branch that
// it stands in, the whole statement, where it goes on in the next lines, and those of the function after it.
function findProgram(lines, code, number) {
  const places = [...lines.keys()].filter((at) => code && lines[at].trim() === code);
  const begins = lines[number - 1]?.trim();
  const place = begins && code.startsWith(begins) ? number - 1 : places.length === 1 ? places[0] : -1;
  if (place < 0) return { above: [], block: [], before: -1, line: "", after: [] };
  const cut = indentOf(lines[place]);
  const end = lines.findIndex((line, at) => at > place && line && indentOf(line) <= cut);
  const outer = [...lines.keys()].filter((at) => at < place && lines[at] && indentOf(lines[at]) < cut);
  const head = outer.findLast((at) => isHead(lines[at], ["def "]));
  const start = head ?? 0;
  const nested = outer.length > 0 && !isHead(lines[outer.at(-1)], ["def ", ")"]);
  const block = from(lines.slice(place), cut).flatMap((line) => inTwo(line.slice(cut)));
  const brackets = (text, which) => [...text].filter((character) => which.includes(character)).length;
  let [whole, ...more] = block;
  while (more.length && brackets(whole, "([{") > brackets(whole, ")]}")) {
    whole = `${whole} ${more.shift().trim()}`.replace(/(?<=[([{]) +| +(?=[)\]}])/g, "");
  }
  const before = nested ? outer.at(-1) - start : -1;
  const after = end < 0 ? [] : head === undefined ? lines.slice(end) : from(lines.slice(end), indentOf(lines[head]) + 1);
  return { above: lines.slice(start, place + 1), block, before, line: whole === block[0] ? "" : whole, after };
}

const begins = (lines, ...heads) => lines.length > 0 && isHead(lines[0], heads);
const holdsWord = (name, text) => new RegExp(`\\b${name}\\b`).test(text);

// The values, branches or body of the `if` or the loop that failed; nothing of what cannot become functions.
function statement(program, reading) {
  const parts = partsOf(program);
  const chain = chainOf(parts, program, reading);
  if (chain) return chain;
  if (!canMove(parts, program, reading)) return {};
  const { body, other, known } = parts;
  const found = [...body, ...other].join("\n").matchAll(regex(reading.assigned, "gm"));
  const assigned = [...new Set([...found].flatMap((match) => match[1].split(", ")))];
  const carry = assigned.filter((name) => holdsWord(name, known.join("\n")));
  const [head, inner] = program.block;
  if (head.startsWith("if ") && inner.trim() !== "break") {
    return valuesOf(parts, carry, reading) ?? branchesOf(parts, assigned, carry);
  }
  const made = assigned.filter((name) => !carry.includes(name) && holdsWord(name, program.after.join("\n")));
  const names = [...carry, ...made].join(", ");
  if (!isHead(head, ["if ", "while ", "for "]) || !names || other.length) return {};
  const ends = head.startsWith("if ") ? {} : { ends: body.at(-1).trim() };
  const first = ` First assigned in the loop, but used after it: \`${made.join(", ")}\`.`;
  const starts = made.length ? `${first} Before the loop, assign zeros of the same shape and dtype.` : "";
  return { body: body.join("\n"), carry: names, starts, ...ends };
}

// A statement: its body, that of its `else`, and the lines before it and after it.
function partsOf({ above, block, before }) {
  const part = (lines) => lines.map((line) => `    ${line.slice(indentOf(lines[0]))}`);
  let [body, known] = [from(block.slice(1), 1), above.slice(0, -1)];
  let rest = block.slice(1 + body.length);
  let other = rest[0] === "else:" ? from(rest.slice(1), 1) : [];
  if (other.length) rest = rest.slice(1 + other.length);
  const returns = begins(body.slice(-1), "return ");
  if (returns && !other.length && !begins(rest, "elif ")) [other, rest] = [rest, []]; // what it leaves out
  if (body.join().trim() === "break" && !rest.length && !other.length && before >= 0) {
    body = from(known.slice(before + 1), 1); // what the loop does
    known = known.slice(0, before);
  }
  return { body: part(body), other: part(other), rest, known, returns };
}

const valueOf = (some, reading) => (some.length === 1 ? regex(`^(?:${reading.value})$`).exec(some[0]) : null);

// An `if` after an `if`, between values for one name.
function chainOf({ body, other, rest, returns }, program, reading) {
  const left = returns ? other.map((line) => line.slice(4)) : [];
  const [first, ...more] = begins(rest, "elif ") ? rest : left;
  if (!first || !isHead(first, ["elif ", "if "])) return null;
  const head = first.replace(/^el/, "");
  const found = statement({ ...program, block: [head, ...more] }, reading);
  const condition = head.slice(3, -1);
  const yes = valueOf(body, reading);
  if (!yes || yes[1] !== found.goal || regex(reading.joined).test(condition)) return null;
  return { ...found, yes: yes[2], no: `jnp.where(${condition}, ${found.yes}, ${found.no})` };
}

// Whether the bodies can become functions.
function canMove({ body, other, rest, returns }, { block, before }, reading) {
  const values = [body, other].map((some) => [...some.join("\n").matchAll(regex(reading.returned, "gm"))].length);
  const ends = before < 0 && Boolean(other.at(-1)?.includes("return "));
  const text = [...body, ...other, ...rest.slice(0, 1)].join("\n");
  return (
    body.length > 0 &&
    block[0].endsWith(":") &&
    (ends || !returns) &&
    values.every((count) => count === Number(returns)) &&
    !regex(reading.unmovable).test(text)
  );
}

// An `if` between two values.
function valuesOf({ body, other }, carry, reading) {
  const [yes, no] = [valueOf(body, reading), valueOf(other, reading)];
  const goal = yes?.[1] ?? "";
  if (!yes || !(no ? no[1] === goal : !other.length && carry.includes(goal.slice(0, -3)))) return null;
  return { goal, yes: yes[2], no: no ? no[2] : goal.slice(0, -3), upto: [...body, ...other].at(-1).trim() };
}

// Any other `if`, as two functions.
function branchesOf({ body, other, rest, returns }, assigned, carry) {
  const out = assigned.filter((name) => carry.includes(name) || holdsWord(name, rest.join("\n"))).join(", ");
  if (!returns && !out) return {};
  const [last, given] = [returns ? [] : [`    return ${out}`], carry.join(", ")];
  return {
    branches: [`def yes(${given}):`, ...body, ...last, `def no(${given}):`, ...other, ...last].join("\n"),
    outcome: returns ? "return " : `${out} = `,
    operands: carry.map((name) => `, ${name}`).join(""),
    ends: [...body, ...other].at(-1).trim(),
  };
}

const STORE = /^ +\(?([\w.]+(?:, [\w.]+)*)\)? (?:[-+*/@]|\/\/)?= /gm;
// What stands in parentheses, with two more inside.
const INSIDE = String.raw`(?:[^()\n]|\((?:[^()\n]|\([^()\n]*\))*\))*`;

// The parts of the traced function, and of the statement that calls it; see function.py.
function functionOf(lines, name, argument) {
  const start = /^\w+$/.test(name ?? "") ? new RegExp(`^ *def ${name}\\(.*\\).*:$`) : /(?!)/;
  const defined = lines.filter((line) => start.test(line));
  if (defined.length !== 1) return {};
  const [head] = defined;
  const inner = from(lines.slice(lines.indexOf(head) + 1), indentOf(head) + 1);
  const does = inner.map((line) => `    ${line.slice(indentOf(inner[0]))}`);
  const found = { takes: head.slice(head.indexOf("(") + 1, head.lastIndexOf(")")) };
  if (begins(does.slice(-1), "return ")) found.gives = one(does.pop().trim().slice(7));
  const plain = !does.some((line) => begins([line], "return"));
  found.does = does.join("\n");
  const text = lines.join("\n");
  const jitted = new RegExp(`(\\w+) = (?:jax\\.)?jit\\((?:([\\w.]+)\\.)?${name}\\b`).exec(text);
  const names = jitted ? `${name}|${jitted[1]}` : name;
  const calling = `(?<calls>(?:\\w+\\.)*(?:${names})|(?:jax\\.)?jit\\((?:\\w+\\.)*(?:${names})\\))\\((?<passes>${INSIDE})\\)`;
  const whole = `^ *(?:(?<gets>(?!return\\b)[\\w., \\[\\]'"]+) = )?${calling}$`;
  // Another expression.
  const within = `^(?! *(?:(?:def|class)\\b|[@#]))(?<left>.*?[^\\w.])(?<gets>)${calling}(?<right>.*)$`;
  const made = new RegExp(whole, "m").exec(text) ?? new RegExp(within, "m").exec(text);
  const call = made?.groups;
  if (!call) return plain ? found : {};
  const owner = new RegExp(`([\\w.]+)\\.(?:${names})\\b`).exec(call.calls);
  const holder = owner?.[1] ?? jitted?.[2] ?? "self";
  const inside = isInside(lines, text.slice(0, made.index).split("\n").length - 1);
  // Of a function in a method: the object is not in sight.
  if (holder === "self" && /\bself\./.test(found.does) && !inside) return plain ? found : {};
  Object.assign(found, { calls: call.calls, passes: call.passes, holder });
  if (call.gets || "gives" in found) found.gets = one(call.gets === "" ? "out" : (call.gets ?? "_"));
  const texts = split(`${call.passes})`, 0)?.texts ?? [];
  const bare = [...found.takes.matchAll(/(?:^|, )(?!self\b)([a-zA-Z_]\w*)/g)].map((match) => match[1]);
  const given = texts.slice(0, bare.length).map((part, at) => `${bare[at]}=${part}`);
  const fed = [...texts, ...given].find((part) => part.startsWith(`${argument}=`));
  const passed = fed ? { fed: fed.slice(argument.length + 1) } : {};
  if (!plain) return passed; // a function with several ends is not written anew
  const rest = restOf(call);
  const parts = { ...found, ...passed, ...stored(found, inside) };
  if (rest !== null) return { ...parts, remainder: rest };
  const ofTheCall = ["calls", "passes", "gets", "holder"];
  return Object.fromEntries(Object.entries(parts).filter(([part]) => !ofTheCall.includes(part)));
}

// Whether a line stands in a function.
function isInside(lines, at) {
  let level = indentOf(lines[at]);
  for (const line of lines.slice(0, at).reverse()) {
    if (!line || indentOf(line) >= level) continue;
    if (isHead(line, ["def "])) return true;
    level = indentOf(line);
  }
  return false;
}

// The position of an argument, in the `def` or else in a call that passes this name.
function positionOf(text, name, argument) {
  const heads = [`^ *def ${escaped(name ?? "")}\\(`, `(?:^|[^\\w.])${escaped(name ?? "")}\\(`];
  const head = name ? heads.map((pattern) => regex(pattern).exec(text)).find(Boolean) : null;
  const names = (head && parameters(text, head.index + head[0].length)) ?? [];
  const end = names.findIndex((one) => one === "self" || one.startsWith("*"));
  const at = names.slice(0, end < 0 ? names.length : end).indexOf(argument);
  return at < 0 ? {} : { position: String(at) };
}

// A new line with the statement in which the call stands, and `out` for the call; null of what runs several times.
function restOf({ left, right }) {
  if (left === undefined) return ""; // the call is the statement
  const line = `${left}out${right}`.trim();
  const ends = ["()", "[]", "{}"].every(([open, close]) => line.split(open).length === line.split(close).length);
  return ends && !/\b(?:for|while|if|lambda|with|assert)\b/.test(line) ? `\n${line}` : null;
}

// The parts of a function that returns what it stored outside; see function.py.
function stored(found, inside) {
  let text = [found.does, found.gives ?? ""].join("\n");
  const before = `${found.takes}\n${text}`;
  const listed = (pattern) => [...text.matchAll(pattern)].flatMap((match) => match[1].split(", "));
  const declared = listed(/^ +global (\w+(?:, \w+)*)$/gm);
  const slots = Object.fromEntries(declared.map((name) => [name, name]));
  for (const target of listed(STORE).filter((some) => some.includes("."))) {
    const [owner, field, deeper] = target.split(".");
    const taken = owner !== "self" && holdsWord(owner, found.takes);
    if (taken || deeper !== undefined || new RegExp(`^ +${owner} = `, "m").test(text)) return {};
    const name = new RegExp(`(?:^|[^\\w.])${field}\\b`, "m").test(before) ? `stored_${field}` : field;
    slots[name] = `${owner === "self" ? found.holder : owner}.${field}`;
    text = text.replace(new RegExp(`\\b${owner}\\.${field}\\b`, "g"), name);
  }
  const lines = text.split("\n").filter((line) => !begins([line], "global "));
  const gives = lines.pop();
  const [wrote, places] = [Object.keys(slots).join(", "), Object.values(slots).join(", ")];
  if (!wrote) return {};
  const plain = { does: lines.join("\n"), wrote, slots: places };
  if ("gives" in found) plain.gives = gives;
  if (declared.length && inside) plain.globals = declared.join(", ");
  const only = (name) => {
    const line = [...lines, gives].find((some) => holdsWord(name, some)) ?? "";
    return new RegExp(`^ {4}${name} = (?!.*\\b${name}\\b).*$`).test(line);
  };
  if (Object.keys(slots).every(only)) return plain; // none is read first
  const byName = (found.takes + found.passes).includes("="); // they come after a default
  const star = byName && !found.takes.includes("*") ? "*" : "";
  const given = Object.entries(slots).map(([name, slot]) => (byName ? `${name}=${slot}` : slot));
  const joined = (...some) => some.filter(Boolean).join(", ");
  return { ...plain, takes: joined(found.takes, star, wrote), passes: joined(found.passes, ...given) };
}

// The condition of an `if`, a `while` or an `assert` as JAX needs it; see condition.py.
function conditionOf(line) {
  const head = /^(?:(?:(?:el)?if|while)\b ?(.*?):(?= |$)|assert (.*?)(?:, \()?$)/.exec(line);
  const asks = head ? split(`${head[1] ?? head[2]})`, 0)?.texts[0] : undefined;
  if (asks === undefined || / (?:is|in|if|for) |:=|\blambda\b/.test(asks)) return {};
  const asked = asks.replace(/\bbool\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)/g, "($1)");
  const signs = { and: "&", or: "|", not: "~" };
  const [truth, fails] = [truthOf(asked), truthOf(`not (${asked})`)];
  const used = Object.entries(signs).filter(([word, sign]) => holdsWord(word, asked) && truth.includes(sign));
  const joins = used.map(([word, sign]) => ` \`${sign}\` replaces \`${word}\`.`).join("");
  const quote = asked.includes('"') ? "'" : '"';
  return { truth, fails, joins, ...(asked.includes(quote) || asked.includes("{") ? {} : { asks: quote + asked + quote }) };
}

// Not what may be a default, `x or y`, and not what Python knows, such as `x is None`.
const TESTS = /^(?!.* (?:is|in|if|for) )(?:.*\b(?:and|not) |.*[<>]|.*[!=]=|.*\b(?:any|all|is\w+)\()/;

// The first part of a line that joins values: `joined`, and as JAX needs it `logic`.
function logicOf(line) {
  const begins = /^(?:return |[\w., [\]'"]+ = )?/.exec(line)[0].length;
  for (const at of [begins, ...[...line.matchAll(/\(/g)].map((match) => match.index + 1)]) {
    for (const text of split(`${line})`, at)?.texts ?? []) {
      const asked = text.replace(/^(?:\w+=(?!=)|lambda\b[^:]*: ?)/, "");
      const joins = sidesOf(asked, " and ") || sidesOf(asked, " or ") || asked.startsWith("not ");
      if (joins && TESTS.test(asked)) return { joined: asked, logic: truthOf(asked) };
    }
  }
  return {};
}

const IS_BOOL = /[<>~&|]|[!=]=|\b(?:any|all|is\w+|logical_\w+|allclose|array_equal)\(/;

function truthOf(asked) {
  const whole = asked.startsWith("(") ? split(asked, 1) : null;
  if (whole?.size === asked.length - 1 && whole.texts.length === 1) return truthOf(whole.texts[0]);
  for (const [word, sign] of Object.entries({ or: "|", and: "&" })) {
    const sides = sidesOf(asked, ` ${word} `);
    if (!sides) continue;
    const [first, second] = sides.map(truthOf);
    const both = IS_BOOL.test(first) && IS_BOOL.test(second);
    return both ? `(${first}) ${sign} (${second})` : `jnp.logical_${word}(${first}, ${second})`;
  }
  if (asked.startsWith("not ")) {
    const denied = truthOf(asked.slice(4));
    const inner = /^(?:~|jnp\.logical_not)\(((?:[^()]|\((?:[^()]|\([^()]*\))*\))*)\)$/.exec(denied);
    return inner ? inner[1] : IS_BOOL.test(denied) ? `~(${denied})` : `jnp.logical_not(${denied})`;
  }
  const chain = /^([^<>=]+) ([<>]=?) ([^<>=]+) ([<>]=?) ([^<>=]+)$/.exec(asked);
  return chain ? `(${chain[1]} ${chain[2]} ${chain[3]}) & (${chain[3]} ${chain[4]} ${chain[5]})` : asked;
}

// What stands before and after the first `word` that is in no bracket.
function sidesOf(text, word) {
  const count = (part, sign) => part.split(sign).length;
  const closed = (part) => ["()", "[]", "{}"].every(([open, end]) => count(part, open) === count(part, end));
  const ends = [...Array(text.length).keys()].find((at) => text.startsWith(word, at) && closed(text.slice(0, at)));
  return ends === undefined ? null : [text.slice(0, ends), text.slice(ends + word.length)];
}

// The names of the parameters of the `def` whose bracket opens before `start`.
const parameters = (text, start) =>
  split(text, start)?.texts.filter((part) => part !== "/").map((part) => part.split(/[ :=]/)[0]);

// The names of the parameters in the bracket that the first match of `head` opens.
function parametersOf(head, text) {
  const match = head.exec(text);
  return match && parameters(text, match.index + match[0].length);
}

// A tuple in parentheses.
const one = (text) => (split(`${text})`, 0)?.texts.length > 1 ? `(${text})` : text);

// mapped: which argument of a call of vmap is the same for every row

const MOST =
  /most axes \((\d+) of them\) had size \d+, e\.g\. axis 0 of argument \w+ of type[^;]*;\s+\* one axis had size \d+: axis 0 of argument (\w+) of type /;

// The odd argument of `vmap(f)(a, b, c)`: `odd`, what the call passes for it, and `axes`; see mapped.py.
function mapped(message, line, lines) {
  const [sizes, call] = [MOST.exec(message), /\bvmap\(((?:\w+\.)*(\w+))\)\(/.exec(line)];
  const parts = sizes && call && split(line, call.index + call[0].length);
  if (!parts || parts.texts.length !== Number(sizes[1]) + 1) return {};
  let names = parametersOf(regex(`^ *def ${call[2]}\\(`), lines.join("\n")) ?? [];
  if (names[0] === "self") names.shift();
  if (!names.slice(0, parts.texts.length).includes(sizes[2])) names = parts.texts;
  const place = names.indexOf(sizes[2]);
  if (place < 0) return {};
  return { odd: parts.texts[place], axes: parts.texts.map((_, at) => (at === place ? "None" : "0")).join(", ") };
}

// facts: what the rules ask for

const compiled = new Map();

function regex(pattern, flags = "m") {
  const key = flags + pattern;
  let found = compiled.get(key);
  if (!found) {
    found = new RegExp(pattern, flags);
    if (compiled.size < 5000) compiled.set(key, found);
  }
  found.lastIndex = 0;
  return found;
}

const escaped = (text) => text.replace(/[^A-Za-z0-9_\u0080-\uffff]/g, "\\$&");
const root = (name) => name.split(/[.[]/, 1)[0];
// A name that is not part of a longer one.
const word = (name) => `(?:^|[^\\w.])${escaped(name)}(?!\\w)`;

function facts(raised, reading) {
  const library = regex(reading.library);
  const own = raised.frames.filter((frame) => !library.test(frame.file));
  const where = own.at(-1) ?? null;
  const line = where ? withoutComment(where.code) : "";
  const around = raised.frames
    .filter(({ name }, at, all) => at >= all.length - 6 || name.endsWith("callback_impl"))
    .filter((frame) => library.test(frame.file))
    .map((frame) => `${frame.file} ${frame.name} ${frame.code}`)
    .join("\n");
  const error = errorOf(raised, around, reading);
  const source = (where?.shown ?? []).map(withoutComment);
  const program = findProgram(source, line, where?.line);
  const code = own.map((frame) => frame.around + withoutComment(frame.code)).join("\n");
  const named = error !== "?" || regex(reading.cue).test(raised.message);
  const found = {
    error,
    message: named ? raised.message : "",
    where,
    line: program.line || line,
    code,
    calls: own.map((frame) => frame.name.split("(")[0].split(".").at(-1)).join("\n"),
    program: [code, ...source].join("\n"),
    library: around,
    origin: originOf(raised.message, reading),
    above: program.above.join("\n"),
    block: program.block.join("\n"),
  };
  found.internal = regex(reading.internal).test(raised.message); // the names of a library's function
  found.arguments = found.internal ? [] : byLine(argumentsOf(raised.message, reading), line);
  found.fields = { ...fieldsOf(found, reading), ...statement(program, reading) };
  Object.assign(found.fields, unused([...program.above, ...program.block, ...program.after].join("\n")));
  const body = regex(reading.loop_body).exec(found.line)?.groups.name;
  const leaf = regex(reading.leaf_in_line).exec(found.line)?.groups.name;
  const traced = found.fields.function ?? body ?? found.fields.inside;
  const given = root(found.fields.argument ?? leaf ?? "");
  const parts = functionOf(source, traced?.split(".").at(-1), given);
  Object.assign(found.fields, parts, conditionOf(found.line), logicOf(found.line), mapped(raised.message, found.line, source));
  Object.assign(found.fields, positionOf(found.program, traced, given));
  found.does = ["does", "gives"].flatMap((name) => parts[name] ?? []).join("\n    return ");
  found.method = isMethod(found, own, reading);
  found.fields.self = found.method ? '"self", ' : "";
  found.static = canBeStatic(found, own, reading);
  const decorated = !found.message.includes("<bound method");
  found.called = decorated && isCalled(found.fields.function, found, reading);
  const made = regex(reading.made_in).exec(found.message)?.groups;
  const alone = own.every((frame) => frame.name === "<module>") && regex(reading.kept).test(line);
  const ended = made
    ? own.some((frame) => frame.file === made.file) && own.every((frame) => frame.name !== made.function)
    : alone; // no function of the reader runs, and the line calls none
  found.running = own[0]?.name !== "<module>" || !ended;
  const binder = binderOf(found, raised.frames, own, reading);
  found.bindable = found.origin === "unsaid" && !regex(reading.loops).test(found.message) && binder !== "";
  if (found.bindable) found.fields.binder = binder;
  found.jax = showsJax([raised], reading);
  return found;
}

// Whether a frame or a message comes from JAX; where no frame is shown, one may.
function showsJax(raised, reading) {
  const frames = raised.flatMap((one) => one.frames);
  const shown = frames.map((frame) => `${frame.file} ${frame.name} ${frame.around} ${withoutComment(frame.code)}`);
  shown.push(...raised.map((one) => `${one.error} ${one.message}`));
  return !frames.length || regex(reading.jax).test(shown.join("\n"));
}

// Not an argument of a loop's body or of vmap, no array, nothing that jnp computed.
function canBeStatic(found, own, reading) {
  if (!found.arguments.length || found.origin === "operations") return false;
  if (regex(reading.never_static).test(`${found.message}\n${found.library}`)) return false;
  if (found.arguments.some((argument) => regex(reading.position).test(argument))) return false;
  const whole = found.arguments.filter((argument) => root(argument) === argument);
  const name = found.fields.function ?? "<lambda>";
  if (knownRegex(reading.returned_again, found, { name }).test(found.program)) return false;
  const passed = `${found.program}\n${root(found.arguments[0])} = ${found.fields.fed ?? ""}`;
  if (knownRegex(reading.array, found, found.fields).test(passed)) return false; // an array has no hash
  if (regex(withArguments(reading.changed, whole)).test(found.program)) return false;
  const called = own.findLastIndex((frame) => frame.name.split("(")[0] === name);
  if (own.length && called < 0 && name !== "<lambda>") return true;
  let inside = own
    .slice(Math.max(called, 0))
    .map((frame) => withoutComment(frame.code))
    .join("\n");
  if (!inside) return true;
  if (found.error === "TracerIntegerConversionError") inside = withCounts(inside, found, reading);
  const there = (argument) => regex(word(root(argument))).test(inside);
  if (!/[([,]$/.test(inside) && !found.arguments.every(there)) return false;
  if (found.arguments.some((argument) => isBeside(argument, found.line))) return false;
  return !regex(withArguments(reading.data, whole)).test(inside);
}

// These lines, below those that compute a name in them by plain arithmetic: n = size - 1.
function withCounts(inside, found, reading) {
  for (const { 0: made, groups } of [...found.above.matchAll(regex(reading.counted, "gm"))].reverse())
    if (regex(word(groups.local)).test(inside)) inside = `${made}\n${inside}`;
  return inside;
}

// Whether the line reads only other attributes of the object that state.step belongs to.
function isBeside(argument, line) {
  const leaf = /^\w+\.(\w+)/.exec(argument)?.[1];
  const there = word(root(argument));
  return Boolean(leaf) && regex(there).test(line) && !regex(`${there}(?!\\.(?!${leaf}\\b)\\w)`).test(line);
}

// Whether the code calls the function by its name, and nowhere gives it to jit.
function isCalled(name, { code, program }, reading) {
  const says = (pattern, text) => regex(pattern.replaceAll("{name}", () => name)).test(text);
  return Boolean(name) && (name === "__call__" || says(reading.called, code)) && !says(reading.jitted, program);
}

// Whether the code calls the function on an object; `name.f(` may be on a module, whose functions have another file.
function isMethod(found, own, reading) {
  const name = found.fields.function ?? found.fields.inside ?? "(?!)";
  const [called, module, isStatic] = reading.method.map((pattern) => regex(pattern.replaceAll("{name}", () => name)));
  const there = ({ file, code }, at) =>
    own[at + 1]?.name.split("(")[0] === name && own[at + 1].file === file && called.test(code);
  if (isStatic.test(found.program)) return false;
  return called.test(found.code) && (!module.test(found.code) || own.some(there));
}

// How the line begins that makes a name of this function static: a decorator, or `jit(`.
function binderOf(found, frames, own, reading) {
  const name = found.fields.inside ?? "";
  const given = regex(reading.jitted.replaceAll("{name}", () => name || "(?!)")).exec(found.code);
  if (given) return `jax.jit(${given.groups.given}, `;
  if (isCalled(name, found, reading)) return "@functools.partial(jax.jit, ";
  if (own.length < 2 || !name) return "";
  const caller = withoutComment(own.at(-2).code);
  const between = frames.slice(frames.indexOf(own.at(-2)) + 1, frames.indexOf(own.at(-1)));
  const hidden = !regex(`\\b${name}\\b|[(\\[,]$|^$`).test(caller);
  return hidden && between.every((frame) => frame.file.includes("jax")) ? `jax.jit(${name}, ` : "";
}

function withArguments(pattern, names) {
  const roots = names.map((name) => escaped(root(name))).join("|");
  return pattern.replaceAll("{arg}", () => (roots ? `(?:${roots})` : "(?!)"));
}

// {arg} stands for a named argument, {name} for an earlier group or a field.
function knownRegex(pattern, found, known, flags) {
  pattern = withArguments(pattern, found.arguments);
  for (const [, name] of [...pattern.matchAll(/\{([a-z]+)\}/g)]) {
    pattern = pattern.replaceAll(`{${name}}`, () => escaped(known[name] ?? "") || "(?!)");
  }
  return regex(pattern, flags);
}

function withoutComment(code) {
  let quote = "";
  for (let at = 0; at < code.length; at += 1) {
    const character = code[at];
    if (quote) quote = character === quote ? "" : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === "#") return code.slice(0, at).trimEnd();
  }
  return code.trimEnd();
}

function errorOf(raised, library, reading) {
  if (raised.error) return raised.error.split(".").at(-1);
  for (const [pattern, text] of [[reading.error_in_text, raised.message], [reading.error_raised, library]]) {
    const last = [...text.matchAll(regex(pattern, "gm"))].at(-1);
    if (last) return last.groups.error;
  }
  // Of a message that was pasted without its class.
  return Object.entries(reading.classes).find(([text]) => regex(text).test(raised.message))?.[1] ?? "?";
}

function originOf(message, reading) {
  for (const [origin, pattern] of Object.entries(reading.origins)) {
    if (regex(pattern).test(message)) return origin;
  }
  return "unsaid";
}

function argumentsOf(message, reading) {
  const names = [];
  for (const pattern of reading.arguments) {
    for (const match of message.matchAll(regex(pattern, "gm"))) {
      for (const name of match.groups.names.split(regex(reading.between_names))) {
        const bare = name.trim().replace(/^['"]+|['"]+$/g, "");
        if (bare && !names.includes(bare) && !reading.no_names.includes(bare)) names.push(bare);
      }
    }
  }
  return names;
}

function byLine(names, line) {
  const there = (name) => regex(word(root(name))).test(line);
  return [...names.filter(there), ...names.filter((name) => !there(name))];
}

// Names for what a suggestion adds, a `flag` and a `store`, that the function lacks.
function unused(text) {
  const used = text.match(/\w+/g) ?? [];
  const free = (...names) => names.find((name) => !used.includes(name)) ?? names.at(-1);
  return { flag: free("done", "stopped", "has_stopped"), store: free("out", "first", "first_out") };
}

function fieldsOf(found, reading) {
  const fields = { error: found.error };
  if (found.line) fields.line = found.line;
  if (found.where?.line) fields.number = String(found.where.line);
  const inside = found.where?.name.split("(")[0].split(".").at(-1) ?? "";
  if (/^[A-Za-z_]\w*$/.test(inside)) fields.inside = inside;
  for (const pattern of found.internal ? [] : reading.functions) {
    const match = regex(pattern).exec(found.message);
    if (!match) continue;
    const name = match.groups.function.split("<locals>.").at(-1);
    if (!name.includes("<")) fields.function = name;
    if (match.groups.transform) fields.transform = match.groups.transform;
    const given = regex(reading.jitted.replaceAll("{name}", () => name)).exec(found.program);
    if (!name.includes("<") && given) fields.given = given.groups.given;
    break;
  }
  const argument = found.arguments[0];
  if (argument) {
    fields.argument = argument;
    if (root(argument) === argument) fields.whole = argument;
    else {
      fields.container = root(argument);
      fields.access = argument.slice(root(argument).length);
      const leaf = /^\w+(?:\.|\[['"])([A-Za-z_]\w*)(?:['"]\])?(?:\[\d+\])*$/.exec(argument);
      if (leaf) fields.leaf = leaf[1];
    }
    if (found.arguments.every((name) => root(name) === name)) {
      fields.names = found.arguments.map((name) => `"${name}"`).join(", ");
      fields.all = found.arguments.map((name) => `\`${name}\``).join(" and ");
    }
  }
  return fields;
}

// call: a call in the reader's line, its arguments, and the part that a suggestion changes

const NAMED = /^([a-z_]+)=(?!=)([^]+)/;
const LAMBDA = /^lambda\b[^:()]*:\s*/;
const PARAMETERS = /^lambda\b[^:]*$/;
const AS_DATA = String.raw`(?<![\w.])(?<!len\(){arg}(?!\w|\.(?:shape|size|ndim)\b)`; // not its shape or its length

// What is read of the first call in the line that has the part the conditions ask for; one with an argument that the
// message names comes before the others.
function readCall(conditions, found, groups) {
  const data = regex(withArguments(AS_DATA, found.arguments));
  const calls = [...callsOf(conditions.call, found, groups)];
  const [first, later] = [true, false].map((has) => calls.filter(([call]) => data.test(call.args) === has));
  for (const [call, starts] of [...first, ...later]) {
    const part = partOf(conditions, call, starts, groups);
    if (part) return { ...call, ...part };
  }
  return null;
}

// Each call of `name` that the line shows to its end, and where in the line its parts begin. Read are `old`, the call
// as it is written; `callee` and the groups of its pattern; `args`, all arguments; `one` to `four`, then `more`, those
// given by position; `last`, the last of these; and those given by name, under their names.
function* callsOf(name, found, groups) {
  const head = knownRegex(`(?:^|[^\\w.])(?<callee>${name})\\(`, found, { ...found.fields, ...groups }, "gm");
  for (const match of found.line.matchAll(head)) {
    const end = match.index + match[0].length;
    const parts = split(found.line, end);
    if (!parts) continue;
    const start = end - 1 - match.groups.callee.length;
    const call = Object.fromEntries(Object.entries(match.groups).filter(([, value]) => value !== undefined));
    call.old = found.line.slice(start, end + parts.size);
    call.args = parts.texts.join(", ");
    const starts = { old: start };
    const positions = ["one", "two", "three", "four"];
    parts.texts.forEach((text, index) => {
      const named = NAMED.exec(text);
      const argument = named ? named[1] : (positions.shift() ?? "more");
      call[argument] = named ? named[2] : text;
      starts[argument] = parts.starts[index] + text.length - call[argument].length;
      if (!named) [call.last, starts.last] = [text, parts.starts[index]];
    });
    yield [call, starts];
  }
}

// The part of a call that a suggestion stands for, or null: `where`, its place in the line, and, unless it is the whole
// call, `old`, the argument that `item` or `returns` names, cut into `before`, `item` and `after`. The item is the
// argument; with `at` its member of that name; with `returns` what the function returns that the argument is, or the
// member `path` of this.
function partOf(conditions, call, starts, groups) {
  const wanted = conditions.item ?? conditions.returns;
  if (!wanted) return { where: String(starts.old) };
  const name = wanted.split(" ").find((one) => one in starts) ?? "";
  const old = call[name] ?? "";
  let [before, item, after] = aroundMember(old, groups.at);
  if (conditions.returns) {
    const body = LAMBDA.exec(item)?.[0];
    if (!body && !/^[\w.]+$/.test(item)) return null;
    before += body ?? "lambda *args: ";
    const returned = body ? item.slice(body.length) : `${item}(*args)`;
    const [start, part, end] = aroundMember(returned, groups.path ? groups.path.slice(1, -1) : undefined);
    [before, item, after] = [before + start, part, end + after];
  }
  return item ? { where: String(starts[name] ?? 0), old, before, item, after } : null;
}

// The text before a member of a tuple, a list or a dict, the member, and the text after it; without `at` all of the
// code is the member, and where there is no such member it is empty.
function aroundMember(code, at) {
  if (at === undefined) return ["", code, ""];
  const inner = /^[([{]/.test(code) ? split(code, 1) : null;
  const [start, item] = inner ? member(inner, at.replace(/^['"]+|['"]+$/g, "")) : [0, ""];
  return [code.slice(0, start), item, code.slice(start + item.length)];
}

// What stands between the commas of the bracket that opens before `start`, where each part begins, and the number
// of characters to its end.
function split(text, start) {
  let [depth, quote, begin] = [0, "", start];
  const [texts, starts] = [[], []];
  for (let at = start; at < text.length; at += 1) {
    const character = text[at];
    if (quote) quote = character === quote ? "" : quote;
    else if (character === '"' || character === "'") quote = character;
    else if ("([{".includes(character)) depth += 1;
    else if (depth && ")]}".includes(character)) depth -= 1;
    else if (!depth && ",)]}".includes(character)) {
      const part = text.slice(begin, at).trim();
      if (character === "," && PARAMETERS.test(part)) continue;
      if (part) {
        texts.push(part);
        starts.push(text.indexOf(part, begin));
      }
      begin = at + 1;
      if (character !== ",") return { texts, starts, size: begin - start };
    }
  }
  return null;
}

// Where the member of a tuple, a list or a dict stands, and how it is written.
function member({ texts, starts }, at) {
  const key = new RegExp(`^['"]${escaped(at)}['"]:\\s*`);
  const number = texts.findIndex((text, index) => key.test(text) || String(index) === at);
  if (number < 0) return [0, ""];
  const size = key.exec(texts[number])?.[0].length ?? 0;
  return [starts[number] + size, texts[number].slice(size)];
}

// verdict

export function explain(text, rules) {
  if (!text.trim()) return { status: "empty" };
  const all = parse(clean(text));
  let last;
  for (const raised of [...all].reverse()) {
    const found = facts(raised, rules.reading);
    last ??= found;
    const matches = matchesOf(found, rules);
    if (matches.length) return answer(found, matches, last, rules);
  }
  if (!last || (last.error === "?" && !last.where)) return { status: "no-traceback" };
  const error = last.error === "?" ? "" : last.error;
  const message = last.message.split("\n")[0];
  const jax = showsJax(all, rules.reading);
  return { status: "elsewhere", error, message, where: whereOf(last), jax, ...notTracing(last, rules) };
}

// What a message of JAX is about that no entry answers; nothing where the reader raised it.
function notTracing({ message, line, library, jax, fields }, rules) {
  if (!jax || line.startsWith("raise")) return {};
  const there = (row) => regex(row.message).test(message) && regex(row.library ?? "").test(library);
  const row = rules.not_tracing.find(there);
  return row ? { about: filled(row.about, fields), more: row.more } : {};
}

function matchesOf(found, rules) {
  const best = [];
  for (const entry of rules.entries) {
    let heaviest = null;
    for (const rule of entry.rules) {
      if (heaviest && heaviest.rule.weight >= rule.weight) continue;
      const groups = holds(rule.if, found);
      if (groups) heaviest = { entry, rule, groups };
    }
    if (heaviest) best.push(heaviest);
  }
  return best.sort((a, b) => b.rule.weight - a.rule.weight);
}

function holds(conditions, found, before = {}) {
  const groups = { ...before };
  const unnamed = found.error === "?" && "message" in conditions;
  if (!unnamed && conditions.error && !conditions.error.includes(found.error)) return null;
  if (conditions.origin && !conditions.origin.includes(found.origin)) return null;
  for (const fact of ["static", "called", "method", "running", "jax"]) {
    if (fact in conditions && conditions[fact] !== found[fact]) return null;
  }
  if (conditions.arguments) {
    const pattern = regex(conditions.arguments);
    if (!found.arguments.length || !found.arguments.every((name) => pattern.test(name))) return null;
  }
  for (const part of ["message", "line", "code", "calls", "library", "program", "above", "block", "does"]) {
    if (part === "line" && conditions.call) {
      const call = readCall(conditions, found, groups);
      if (!call) return null;
      Object.assign(groups, call);
    }
    if (part in conditions) {
      const match = search(conditions[part], found[part], found, groups);
      if (!match) return null;
      for (const [name, value] of Object.entries(match.groups ?? {})) {
        if (value !== undefined) groups[name] = value;
      }
    }
    if (`not_${part}` in conditions && search(conditions[`not_${part}`], found[part], found, groups)) return null;
  }
  return groups;
}

const search = (pattern, text, found, groups) => knownRegex(pattern, found, { ...found.fields, ...groups }).exec(text);

const PLACE = /\b[A-Z][A-Z_]+\b/g;

function answer(found, matches, last, rules) {
  const [{ entry, rule, groups }] = matches;
  const fields = { ...groups, ...found.fields };
  const causes = found.message || found.where ? [] : withClass(found.error, entry, rules).slice(0, CAUSES);
  const fixes = causes.length ? [] : fixesOf(entry, found, groups, rules);
  const answers = new Set(fixes.map((fix) => fix.answer));
  const known = `${found.program}\n${found.line}`;
  const single = answers.size === 1 && !Object.values(rules.answers).some((one) => answers.has(one));
  const result = {
    status: "recognised",
    entry: entry.id,
    title: entry.title,
    page: pageOf(entry, rule),
    error: found.error,
    reason: filled(rule.because, fields) + (causes.length ? CLASS_ALONE : ""),
    where: whereOf(found),
    arguments: found.arguments,
    question: answers.size > 1 ? filled(rules.questions[entry.question] ?? entry.question ?? "", fields) : "",
    fixes: single ? fixes.map((fix) => ({ ...fix, answer: "" })) : fixes,
    places: [...new Set(fixes.flatMap(({ code }) => code.match(PLACE) ?? []))].filter((name) => !holdsWord(name, known)),
    shown: Boolean(found.where?.shown.length),
    others: causes.length ? causes : matches.slice(1, 4).map((other) => ({
      entry: other.entry.id,
      title: other.entry.title,
      page: pageOf(other.entry, other.rule),
      reason: filled(other.rule.because, { ...other.groups, ...found.fields }),
    })),
  };
  if (last !== found) result.later = last.error;
  return result;
}

// Of a class alone, without a message or a line: the other causes, one for each page, the usual ones first.
const CAUSES = 8;
const CLASS_ALONE = " The name of the error alone does not tell the cause: paste the whole traceback.";
function withClass(error, entry, rules) {
  const pages = new Set([entry.page]);
  return rules.entries.flatMap((other) => {
    const raises = other.rules.some((rule) => rule.if.error?.includes(error));
    if (!raises || pages.has(other.page) || other.page.startsWith("libraries/")) return [];
    pages.add(other.page);
    return [{ entry: other.id, title: other.title, page: pageOf(other, {}), reason: "" }];
  });
}

// A rule about a library leads to the page of that library.
const pageOf = (entry, rule) => (rule.page ?? `${entry.page}#${entry.anchor ?? entry.id}`).replace(/#$/, "");

function whereOf(found) {
  if (!found.where) return null;
  const { file, line, name, code } = found.where;
  return { file, line, function: name, code };
}

// Of each fix the first variant whose conditions hold; a name stands for those that several entries share.
function fixesOf(entry, found, groups, rules) {
  return entry.fixes.flatMap((fix) => {
    for (const variant of [fix].flat().flatMap((part) => rules.fixes[part] ?? part)) {
      const own = holds(variant.if ?? {}, found, groups);
      const fields = { ...rules.texts, ...own, ...found.fields };
      const changed = own && variant.replace ? replaced(variant.replace, found, fields) : "";
      if (changed) fields.replaced = changed;
      for (const name of own && variant.replace ? ["does", "gives", "format"].filter((some) => some in fields) : []) {
        fields[name] = substituted(fields[name], variant.replace, found, fields);
      }
      if (own && variant.each) {
        const [pattern, template, part = "message"] = variant.each;
        const parts = [...found[part].matchAll(knownRegex(pattern, found, fields, "gm"))];
        fields.each = parts.map(({ groups }) => filled(template, { ...fields, ...groups })).join(", ");
      }
      const templates = [rules.answers[variant.answer] ?? variant.answer, variant.text, variant.code];
      const [answer, says, code] = templates.map((template) => filled(template ?? "", fields));
      if (own?.bound && !canBind(own.bound, found)) continue;
      if (!own || !code) continue;
      let line = own.old ? inLine(own, code, found.line) : code;
      if (own.old && variant.replace) line = substituted(line, variant.replace, found, fields);
      const name = found.fields.function ?? found.fields.inside ?? "";
      const keeps = says.includes("already static");
      const text = keeps && showsNoStatic(found.program, name) ? says.replace(KEEP, "") : says;
      if (keeps) line = keepStatic(line, found.program, name);
      return { answer, text, code: line, needs: importsOf(line, found, rules) };
    }
    return [];
  });
}

// What a text says of a function whose static arguments are not known.
const KEEP =
  /(?:, and|;) add any arguments that are already static to the list| Add any arguments that are already static to the list\./g;

// Whether the program shows the function and its `jit`, which makes nothing static.
function showsNoStatic(program, name) {
  const jitted = `\\bjit\\b[^\\n]*\\n(?: *@[^\\n]*\\n)* *def ${name}\\(|\\bjit\\((?:\\w+\\.)*${name}\\b`;
  return name !== "" && !program.includes("static_arg") && regex(jitted).test(program);
}

// Whether this name of the line may be made static: no local name of the function.
function canBind(name, { above, bindable }) {
  const takes = parametersOf(/^ *(?:async )?def \w+\(/, above);
  return bindable && (!takes || takes.includes(name));
}

// The suggested decorator with the static arguments and options of the one in the program.
function keepStatic(code, program, name) {
  const suggested = /^(@functools\.partial\(jax\.jit, static_argnames=\[)([^\]\n]*)\]\)/.exec(code);
  const decorator = "^ *@(?:functools\\.)?partial\\((?:jax\\.)?jit, ([^\\n]*)\\)\\n(?: *@[^\\n]*\\n)* *";
  const head = new RegExp(`${decorator}def ${escaped(name)}\\(`, "m").exec(program);
  const options = head && split(`${head[1]})`, 0);
  const named = head && parameters(program, head.index + head[0].length);
  if (!suggested || !options || !named) return code;
  const kept = [];
  let others = "";
  for (const option of options.texts) {
    const [, how, given] = /^static_arg(nums|names) ?= ?([\s\S]*)$/.exec(option) ?? [];
    if (!how) others += `, ${option}`;
    else if (how === "names") kept.push(...(given.match(/\w+/g) ?? []));
    else kept.push(...(given.match(/\d+/g) ?? []).flatMap((number) => named[number] ?? []));
  }
  const names = new Set([...kept, ...(suggested[2].match(/\w+/g) ?? [])]);
  const listed = [...names].map((one) => `"${one}"`).join(", ");
  return `${suggested[1]}${listed}]${others})${code.slice(suggested[0].length)}`;
}

// What `code` needs imported: the modules it names that no line of the reader does.
function importsOf(code, found, rules) {
  const imported = (name) => regex(`^ *(?:from .* )?import\\b.*\\b${name}\\b(?!\\.| as)`).test(found.program);
  const missing = Object.entries(rules.imports ?? {})
    .filter(([name]) => regex(`${word(name)}\\.`).test(code) && !regex(word(name)).test(found.code) && !imported(name))
    .map(([, statement]) => `\`${statement}\``);
  return missing.length ? `It needs ${missing.join(" and ")}.` : "";
}

// The whole line with `code` for its part `old`; `code` alone where the statement goes on.
function inLine({ old, where }, code, line) {
  code = code.replace(/(^|[^\w)\].])\(([A-Za-z_][\w.]*(?:\[[^[\]()]*\])*)\)(?=[.([])/g, "$1$2");
  const ends = ["()", "[]", "{}"].every(([open, close]) => line.split(open).length === line.split(close).length);
  const statement = /^(?:return|yield|for|with|assert|raise|del)\b|^[^=(]*[^=!<>(]=[^=]/.test(line);
  if (!statement && split(`${line})`, 0)?.texts.length > 1) return code;
  const there = regex(`(?:^|[^\\w.])${escaped(old)}`).exec(line);
  if (where === undefined && !there) return code;
  const at = where === undefined ? there.index + there[0].length - old.length : Number(where);
  return ends ? line.slice(0, at) + code + line.slice(at + old.length) : code;
}

// The line with each match replaced, and those after it that change, too; empty where nothing is, or the line goes on.
function replaced(replace, found, fields) {
  const line = substituted(found.line, replace, found, fields);
  // An entry of a dict is whole, though its statement goes on.
  if (line === found.line || /[([{]$|^(?!["']\w+["']: ).*,$/.test(line)) return "";
  const more = found.block.split("\n").slice(1).map((some) => some.trim());
  const again = more.map((some) => [some, substituted(some, replace, found, fields)]);
  return [line, ...again.flatMap(([before, after]) => (before === after ? [] : [after]))].join("\n");
}

const substituted = (code, [pattern, template], found, fields) =>
  code.replace(knownRegex(pattern, found, fields, "gm"), (...match) => {
    const groups = match.at(-1);
    const known = typeof groups === "object" ? Object.entries(groups).filter(([, text]) => text !== undefined) : [];
    return filled(template, { ...fields, ...Object.fromEntries(known) });
  });

// No program has these quotes by chance, as it has braces.
const FIELD = /«([a-z]+)»/g;

function filled(templates, fields) {
  for (const template of [templates].flat()) {
    if ([...template.matchAll(FIELD)].every(([, name]) => name in fields)) {
      return template.replace(FIELD, (_, name) => fields[name]).replaceAll("\n\n    ", "\n    ");
    }
  }
  return "";
}
