// Questions about a recording; the answers hold no elements.

export class Recording {
  constructor(data) {
    Object.assign(this, data);
    this.last = this.steps.length - 1;
  }

  variable(position) {
    return this.variables[position];
  }

  // Local variables of a step, each with whether it is new or changed since the same call's last step.
  locals(step) {
    const before = this.#before(step);
    return this.steps[step].variables.map((position) => ({
      ...this.variable(position),
      changed: !before.has(position),
    }));
  }

  #before(step) {
    const { depth } = this.steps[step];
    for (let i = step - 1; i >= 0; i--) {
      if (this.steps[i].depth < depth) break;
      if (this.steps[i].depth === depth) {
        return this.steps[i].event === "return" ? new Set() : new Set(this.steps[i].variables);
      }
    }
    return new Set();
  }

  // Equations that exist at a step, with those of an inner jaxpr below the equation that holds it.
  // An inner jaxpr that is still being traced stands below a line that says so.
  jaxprAt(step) {
    const exists = (e) => e.step !== undefined && (e.step <= step || step === this.last);
    const isNew = (e) => e.step === step || (step === this.last && e.step >= step);
    const rows = [];
    const open = new Set();
    this.equations.forEach((equation, index) => {
      if (!exists(equation)) return;
      const parent = equation.parent;
      const level = this.#level(equation);
      const unfinished = parent === undefined ? equation.label : !exists(this.equations[parent]);
      const block = `${parent}/${equation.label}`;
      if (level > 0 && !open.has(block)) {
        open.add(block);
        const name = parent === undefined ? `body of ${equation.label}` : equation.label;
        const title = unfinished ? "being traced" : name;
        rows.push({ title, header: equation.header ?? this.#header(equation), level });
      }
      rows.push({ equation, index, level, isNew: isNew(equation) });
    });
    return rows;
  }

  #header(equation) {
    return this.equations.find(
      (e) => e.parent === equation.parent && e.label === equation.label && e.header,
    )?.header;
  }

  #level(equation) {
    let level = equation.parent === undefined && equation.label ? 1 : 0;
    for (let e = equation; e.parent !== undefined; e = this.equations[e.parent]) level++;
    return level;
  }

  // Steps at which a line is about to run.
  stepsAt(line) {
    return this.steps.flatMap((step, i) => (step.line === line && step.event === "line" ? [i] : []));
  }

  // One sentence about a step, for those who cannot see it.
  sentence(step) {
    const { event, line, function: name, returned } = this.steps[step];
    if (event === "return") {
      return `${name} returns ${this.known(this.variable(returned))}.`;
    }
    if (event === "raise") return `Line ${line} raises ${this.ending.error}.`;
    const changed = this.locals(step)
      .filter((v) => v.changed)
      .map((v) => `${v.name} is ${this.known(v)}`);
    const news = changed.length ? ` ${changed.join("; ")}.` : "";
    return `Line ${line} of ${name} is about to run.${news}`;
  }

  known(variable) {
    if (variable.kind === "traced") return `traced ${variable.type}`;
    if (variable.kind === "mixed") return `a ${variable.type} that holds traced values`;
    return `static ${variable.type} ${variable.value ?? ""}`.trim();
  }
}
