// Finds the pages that answer a query, in the index that `search_index.py` makes.
//
// One document of the index is a section, or a question that a section answers. A page counts for each
// word of the query once, where the word says most, and for the words that stand together in one document.
function searchEngine(index) {
  "use strict";
  const BM25 = { k: 1.6, b: 0.65, d: 1.2 };
  // How much a word says, by the field of the index that it stands in, and where the page is.
  const WEIGHTS = { title: 5, heading: 7, described: 7, asked: 1.6, meant: 3, message: 1.5, text: 1, code: 1 };
  // The description of a page names its rare cases too. It says which page answers, not that its start does.
  const OPENS = { ...WEIGHTS, described: 0.5 };
  const PLACES = { learn: 1.1, guides: 1.05, slow: 1.02, libraries: 0.95, explore: 0.9, problems: 0.75, reference: 0.7 };
  // What readers call a library, and words that say less surely that it is meant; what they ask about with
  // any of them; all other queries name none.
  const LIBRARIES = {
    equinox: [/\b(equinox|eqx|filter_\w+)\b/i], "flax-linen": [/\blinen\b/i], "flax-nnx": [/\bnnx\b/i], haiku: [/\b(haiku|hk)\b/i],
    optax: [/\boptax\b/i, /\b(opt_state|tx|adamw?|adafactor|inject_hyperparams|multisteps|lbfgs|linesearch|optim|optimizers?)\b/i],
    chex: [/\bchex\b/i], diffrax: [/\b(diffrax|diffeqsolve|optimistix|lineax)\b/i], jaxtyping: [/\b(jaxtyping|beartype)\b/i],
    numpyro: [/\bnumpyro\b/i],
  };
  const ANY_LIBRARY = /\b(flax|nn|optimizers?|models?|modules?|layers?|dropout)\b/i;
  const NAMED_LIBRARY = 1.5;
  const MEANT_LIBRARY = 1.3;
  const NO_LIBRARY = 0.85;
  const RARE = 0.75; // the less, the less one rare word says against several usual ones
  const OFTEN = 0.9; // a word that many documents of a page have is what the page is about
  const TOGETHER = 1.2;
  const SHORT = 4;
  const START = 1.8; // a query that is short, or says no more than a title, names no rare case: it means the start of a page
  const LONG_START = 1.05; // and after a longer query they are nearly even
  const SAME = 0.8; // of the words of a question and a query: its section opens, however short the query is
  const LIBRARY_START = 0.7; // the title and the description of a library's page have the words of all its cases
  const ASKED = 0.8;
  const WORD_FOR_WORD = 0.5; // beside it, if a question is what was typed and nothing else
  const NAMED = 0.8;
  const ENOUGH = 0.3; // of the best page's points
  const ALSO = 0.45; // of the points of the section that opens: another one of its page is offered as well
  const MOST_NEAR = 12; // words that may be meant by one that the guide does not have
  const MOST_WORDS = 40; // of a pasted traceback: the rarest
  const STOP = new Set(index.stop.split(" "));
  const SMALL = new Set(index.small.split(" "));
  // What readers call by several names: first the words of the guide, then what else is typed. Two words
  // are one name as well.
  const SYNONYMS = [
    ["loop", "iteration", "iterate", "round"],
    ["recompile", "retrace", "compiled again", "compiles again", "compile again", "recompilation", "traced again",
      "traces again", "trace again", "recompiled", "compiling again", "compiled every", "compiles every"],
    ["fix", "repair", "solve", "solution", "workaround"],
    ["compile", "compilation"],
    ["config", "configuration", "settings", "hyperparameter", "option"],
    ["flag", "option", "mode", "bool"],
    ["bool", "boolean"],
    ["disable_jit", "disable jit", "turn off", "off", "switch off", "without jit"],
    ["debug", "breakpoint", "pdb", "debugger", "inspect"],
    ["print", "log", "show", "display"],
    ["random", "rng", "prng", "seed"],
    ["device", "gpu", "tpu", "cuda"],
    ["memory", "oom", "ram"],
    ["filter", "mask", "select"],
    ["stop", "break", "early", "converge", "convergence", "until"],
    ["collect", "append", "stack"],
    ["length", "size", "shape"],
    ["dynamic", "varying", "variable", "vary", "depend"],
    ["pad", "padding", "bucket"],
    ["string", "str", "enum"],
    ["function", "callable", "callback"],
    ["class", "method", "self", "object", "instance"],
    ["argument", "parameter", "arg", "input"],
    ["ahead of time", "aot", "lower", "export"],
    ["persistent", "disk", "save", "persist", "store", "serialize"],
    ["global", "closure", "captured", "constant"],
    ["count", "number of", "how many"],
    ["slow", "slower", "fast", "speed", "performance", "expensive", "takes long", "cost", "overhead", "speedup", "faster"],
    ["warm", "first call", "startup", "initial", "precompile"],
    ["model", "module", "network"],
    ["error", "exception", "fail", "raise", "crash"],
    ["leak", "escape"],
    ["item assignment", "in place", "mutate", "assign"],
    ["conditional", "if", "branch", "cond"],
    ["unhashable", "hashable", "hash"],
    ["explain", "understand", "mean", "meaning"],
    ["grad", "gradient", "derivative", "differentiate", "backprop", "backward", "reverse"],
    ["vmap", "batch", "vectorize"],
    ["float64", "x64", "double", "precision", "int64"],
    ["scalar", "number"],
    ["key", "entry"],
    ["forever", "hang", "freeze", "stuck", "endless"],
    ["differ", "different", "difference", "mismatch"],
    ["equinox", "eqx"],
    ["optimizer", "optim", "tx"],
    ["learning rate", "lr", "rate"],
  ];
  const ALIKE = 0.35;
  // What readers call what they typed as code: `x[:n]`, `x[x > 0]`, `x[i] = 0`.
  const BRACKETS = [[/\w\[[^\]:]*:/, "slice"], [/\w\[[^\]]*[<>~&|]/, "boolean mask"], [/\w\[[^\]]*\]\s*[-+*/]?=[^=]/, "item assignment"]];

  const stem = (word) => {
    if (word.length < 4 || !/^[a-z]+$/.test(word)) return word;
    if (word.endsWith("ies")) word = word.slice(0, -3) + "y";
    else if (word.endsWith("s") && !/(ss|us|is)$/.test(word)) word = word.slice(0, -1);
    if (word.endsWith("ation") && word.length > 9) return word.slice(0, -5);
    for (const ending of ["ing", "ed"])
      if (word.endsWith(ending) && word.length >= ending.length + 4) {
        word = word.slice(0, -ending.length);
        const last = word.at(-1);
        return last === word.at(-2) && !"aeilosz".includes(last) ? word.slice(0, -1) : word.replace(/e$/, "");
      }
    return word.endsWith("e") && word.length > 4 ? word.slice(0, -1) : word;
  };
  const SLOW = /^(slow(ly|er)?|long(er)?|forever|minut|hour|hang)$/;
  // Each word of a text: itself, and what it is made of.
  const split = (text) =>
    [...text.matchAll(/[A-Za-z][A-Za-z0-9_]*|[0-9]+/g)].map(([word]) => {
      const parts = word.split(/_+|(?<=[a-z0-9])(?=[A-Z][a-z])/).filter(Boolean);
      const whole = word.toLowerCase().replace(/^_+|_+$/g, "");
      return {
        whole,
        parts: parts.length > 1 ? parts.filter((p) => p.length > 1).map((p) => p.toLowerCase()).filter((p) => !STOP.has(p)) : [],
      };
    });
  const slowCompile = (one, other) =>
    (one === "compil" && (SLOW.test(other) || other === "time")) || (other === "compil" && SLOW.test(one));
  const words = (text) => {
    const found = [];
    for (const { whole, parts } of split(text)) {
      const [one, other] = [found.at(-1), stem(whole)];
      if (slowCompile(one, other)) found.push("compiletime");
      if (whole === "again" && /^(compil|trac)$/.test(found.at(-1))) found.push(`re${found.at(-1)}`);
      found.push(...[...(whole && !STOP.has(whole) ? [whole] : []), ...parts].map(stem));
    }
    return found;
  };

  // ---- the index ----
  const sums = (steps) => { let sum = 0; return steps.map((step) => (sum += step)); };
  const total = (list) => list.reduce((a, b) => a + b, 0);
  const add = (map, key, value) => map.set(key, (map.get(key) ?? 0) + value);
  const raise = (map, key, value) => map.set(key, Math.max(value, map.get(key) ?? 0));
  const sectionOf = sums(index.documents);
  const pageOf = sectionOf.map((section) => index.sections[section][0]);
  let newest = -1; // a question stands for a section that came before
  const isQuestion = sectionOf.map((section) => section <= newest || ((newest = section), false));
  const weights = index.fields.map((name) => [WEIGHTS[name], OPENS[name]]);
  const lengths = index.lengths;
  const usual = total(lengths) / lengths.length;
  const postings = index.postings.split("\n");
  const terms = new Map(index.terms.split(" ").map((term, i) => [term, i]));
  // The documents that hold a word, each with its points for the page and for the choice of the section that
  // opens (BM25, the weight of the field as the number of times that the word is there). Worked out when a word
  // is first asked for: a phone need not wait for all.
  const known = new Map();
  const counts = new Map();
  // Found without the points: all words of titles are counted before the first results.
  const howMany = (term) => {
    if (!counts.has(term)) counts.set(term, postings[terms.get(term)].split(/[ ,]/).length);
    return counts.get(term);
  };
  const documentsOf = (term) => {
    if (known.has(term)) return known.get(term);
    const rare = Math.log(1 + (sectionOf.length - howMany(term) + 0.5) / (howMany(term) + 0.5)) ** RARE;
    const { k, b, d } = BM25;
    const points = [];
    for (const part of postings[terms.get(term)].split(" ")) {
      const [page, start] = weights[part[0]];
      let id = 0;
      for (const step of part.slice(1).split(",")) {
        id += Number(step);
        const long = k * (1 - b + (b * lengths[id]) / usual);
        const told = (weight) => rare * (d + (weight * (k + 1)) / (weight + long));
        points.push([id, told(page), told(start)]);
      }
    }
    known.set(term, points);
    return points;
  };

  const alike = new Map();
  for (const group of SYNONYMS)
    for (const word of group) {
      const key = words(word).join(" ");
      const others = group.flatMap((other) => { const w = words(other); return w.length === 1 ? w : []; });
      alike.set(key, new Set([...(alike.get(key) ?? []), ...others]));
    }

  // ---- a query ----
  // What is looked for: a list of words, each with all that may stand for it.
  const read = (query, typing) => {
    const found = split(query);
    let kept = found.filter(({ whole }) => whole && !STOP.has(whole));
    if (!kept.length) kept = found;
    const asked = new Map();
    const ask = (word, forms, weight) => {
      const wanted = asked.get(word) ?? { word, weight: 0, forms: new Map() };
      wanted.weight = Math.max(wanted.weight, weight);
      for (const [form, by] of forms) raise(wanted.forms, form, by);
      asked.set(word, wanted);
    };
    for (const [code, name] of BRACKETS) if (code.test(query)) for (const word of words(name)) ask(word, [[word, 1]], 1);
    kept.forEach(({ whole, parts }, i) => {
      const word = stem(whole);
      const forms = [[word, 1]];
      for (const other of alike.get(word) ?? []) if (other !== word) forms.push([other, ALIKE]);
      const next = kept[i + 1] && `${word} ${stem(kept[i + 1].whole)}`;
      for (const other of alike.get(next) ?? []) forms.push([other, 0.9]);
      if (kept[i + 1] && slowCompile(word, stem(kept[i + 1].whole))) ask("compiletime", [["compiletime", 1]], 0.6);
      if (!parts.length || terms.has(word)) ask(word, forms, small(word));
      for (const part of parts) ask(stem(part), [[stem(part), 1]], 1);
    });
    const all = [...asked.values()];
    all.forEach((wanted, i) => {
      const forms = new Map();
      for (const [form, by] of wanted.forms)
        for (const [term, close] of near(form, typing && i === all.length - 1)) raise(forms, term, by * close);
      wanted.forms = forms;
      wanted.rare = rarity(terms.has(wanted.word) ? wanted.word : (forms.keys().next().value ?? wanted.word));
    });
    if (all.length <= MOST_WORDS) return all;
    const told = ({ word }) => (terms.has(word) ? rarity(word) : 0);
    return all.sort((a, b) => told(b) - told(a)).slice(0, MOST_WORDS);
  };
  // Whether so few letters that are added, left out or exchanged turn one word into another.
  const alters = (one, other, most, i = 0, j = 0) => {
    for (; i < one.length && one[i] === other[j]; i++) j++;
    const [left, right] = [one.length - i, other.length - j];
    if (!left || !right) return left + right <= most;
    if (!most || Math.abs(left - right) > most) return false;
    const may = (a, b) => alters(one, other, most - 1, i + a, j + b);
    return may(1, 1) || may(1, 0) || may(0, 1);
  };
  // The words of the index that a form may stand for: itself; else those that begin so, or are typed nearly so.
  const near = (form, typing) => {
    if (terms.has(form) && !(typing && form.length === 2)) return [[form, 1]];
    const found = [];
    const most = form.length > 6 ? 2 : form.length > 3 ? 1 : 0;
    for (const term of terms.keys()) {
      if (form.length > 1 && term.startsWith(form)) found.push([term, 0.6 * (form.length / term.length) ** 0.5]);
      if (most && alters(form, term, most)) found.push([term, 0.6]);
    }
    // A slip rather means a usual word than a rare one, which would say more than any other word of the query.
    for (const one of found) one[1] *= Math.log(1 + howMany(one[0]));
    found.sort((a, b) => b[1] - a[1]);
    return found.slice(0, MOST_NEAR).map(([term, close]) => [term, close / found[0][1]]);
  };

  const MEANING = /\b(what (is|are|does|do)|vs|versus|difference|mean|means|explain|understand|when should|why)\b/i;
  const PASTED = /Error\b|Traceback|\b(got|expected|requires?|must|cannot|encountered|attempted|was called)\b/;
  const sizes = index.pages.map(() => 0); // how many documents a page has, of an average page
  pageOf.forEach((page) => (sizes[page] += index.pages.length / pageOf.length));
  const ofOneLibrary = index.pages.map(([url]) => url.split("/")[1] in LIBRARIES);
  const ofLibrary = (name, query) => {
    const [called, meant] = LIBRARIES[name] ?? [];
    if (called?.test(query)) return NAMED_LIBRARY;
    if (Object.values(LIBRARIES).some(([names]) => names.test(query))) return 1;
    if (meant?.test(query)) return MEANT_LIBRARY;
    return ANY_LIBRARY.test(query) ? 1 : NO_LIBRARY;
  };
  const factor = (url, query) => {
    const place = url.split("/")[0];
    let by = PLACES[place] ?? 1;
    if (place === "libraries") by *= ofLibrary(url.split("/")[1], query);
    if (PASTED.test(query)) by *= ["errors", "slow", "wrong"].includes(place) ? 1.05 : 0.95;
    else if (MEANING.test(query)) by *= place === "learn" ? 1.2 : 1;
    return by;
  };

  // The pages that answer, best first: its best section, a line of its prose, the words that were found.
  // How far a title, or a question, says what was asked and nothing else.
  const small = (word) => (word.length === 1 ? 0.3 : SMALL.has(word) ? 0.4 : 1);
  const rarity = (word) => Math.log(1 + sectionOf.length / (terms.has(word) ? howMany(word) : 10));
  const names = index.pages.map(([url, title, menu]) => [title, menu, url.split("/").at(-2) ?? ""].map((name) => new Set(split(name)
    .filter(({ whole }) => !STOP.has(whole)).map(({ whole }) => stem(whole)))));
  const alikeness = (met, one, other) => {
    const share = (2 * met) / (one + other || 1);
    return share + share ** 4;
  };
  const named = (asked, page) => Math.max(...names[page].map((name) => alikeness(
    total(asked.map(({ weight, rare, forms }) =>
      weight * rare * Math.max(0, ...[...forms].map(([form, by]) => (name.has(form) ? by : 0))))),
    total(asked.map(({ weight, rare }) => weight * rare)),
    total([...name].map((word) => small(word) * rarity(word))))));
  const titled = (asked, page) => asked.every(({ forms }) => [...forms.keys()].some((form) => names[page].some((name) => name.has(form))));
  const find = (query, most = 20) => {
    const asked = read(query, /\w$/.test(query));
    const short = Math.min(1, SHORT / asked.length);
    const together = new Map(); // the points of each document
    const opening = new Map(); // the same, for the choice of the section that opens
    const inSection = new Map(); // the points of each section with all its questions
    const met = new Map(); // how many words of the query each document has
    const byPage = new Map();
    const found = new Set();
    for (const { weight, forms } of asked) {
      const here = new Map();
      const opens = new Map();
      for (const [term, by] of forms) {
        if (weight === 1) found.add(term);
        for (const [id, points, choosing] of documentsOf(term)) {
          raise(here, id, points * weight * by);
          raise(opens, id, choosing * weight * by);
        }
      }
      const best = new Map();
      const often = new Map();
      const bestIn = new Map();
      for (const [id, score] of here) {
        raise(bestIn, sectionOf[id], opens.get(id));
        add(opening, id, opens.get(id));
        add(together, id, score);
        add(met, id, 1);
        add(often, pageOf[id], score);
        raise(best, pageOf[id], score);
      }
      for (const [section, score] of bestIn) add(inSection, section, score);
      for (const [page, score] of best) {
        const documents = often.get(page) / score; // as good as the best of them
        const share = documents / (documents + 1 + sizes[page]);
        add(byPage, page, score * (1 + OFTEN * share));
      }
    }
    const same = (id) => isQuestion[id] && 2 * met.get(id) >= SAME * (asked.length + lengths[id]);
    const brief = split(query).filter(({ whole }) => !STOP.has(whole) && small(stem(whole)) === 1).length < SHORT;
    const opened = new Map(); // of each page, its sections with the points for the choice of the one that opens
    const bestOf = new Map();
    for (const [id, score] of together) {
      const start = !index.sections[sectionOf[id]][1];
      const by = same(id) ? START : !start ? 1 : brief || titled(asked, pageOf[id]) ? START : ofOneLibrary[pageOf[id]] ? LIBRARY_START : 1;
      if (score * by > (bestOf.get(pageOf[id])?.chosen ?? 0)) bestOf.set(pageOf[id], { score, chosen: score * by });
      const first = start && by === 1 ? LONG_START : by;
      const chosen = (2 * opening.get(id) + inSection.get(sectionOf[id])) * first;
      if (!opened.has(pageOf[id])) opened.set(pageOf[id], new Map());
      raise(opened.get(pageOf[id]), sectionOf[id], chosen);
    }
    const alikeOf = new Map(); // of each page, its question that is most like the query
    for (const [id, count] of met)
      if (isQuestion[id]) {
        const share = (2 * count) / (asked.length + lengths[id]);
        raise(alikeOf, pageOf[id], ASKED * share ** 4 + (share === 1 ? WORD_FOR_WORD : 0));
      }
    const pages = [...byPage].map(([page, score]) => ({ page, score: (score + TOGETHER * bestOf.get(page).score) * factor(index.pages[page][0], query) *
      (1 + Math.max(NAMED * short * named(asked, page), alikeOf.get(page) ?? 0)) }));
    pages.sort((a, b) => b.score - a.score);
    const enough = pages.length ? pages[0].score * ENOUGH : 0;
    // Only of the pages that are shown: the sections that open.
    const results = pages.slice(0, most).filter(({ score }) => score >= enough).map(({ page, score }) => {
      const [[section, points], [next, fewer] = []] = [...opened.get(page)].sort((a, b) => b[1] - a[1]);
      const [url, title] = index.pages[page];
      const [, anchor, heading, teaser] = index.sections[section];
      const also = fewer >= ALSO * points ? { anchor: index.sections[next][1], heading: index.sections[next][2] } : null;
      return { url, title, anchor, heading, teaser, also, score };
    });
    return {
      results,
      terms: found,
      words: [...new Set(asked.filter(({ word, weight }) => weight === 1 && word.length > 1).map(({ word }) => word))].slice(0, 8),
    };
  };
  return { find, words };
}
