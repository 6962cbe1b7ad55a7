// Make elements: make("button", { class: "x", type: "button" }, "text", child).

export function make(tag, attributes = {}, ...children) {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === false) continue;
    if (name.startsWith("on")) element.addEventListener(name.slice(2), value);
    // A page's security policy refuses the attribute, and allows the property.
    else if (name === "style") element.style.cssText = value;
    else element.setAttribute(name, value === true ? "" : value);
  }
  element.append(...children.filter((child) => child !== undefined));
  return element;
}

export const code = (text, attributes) => make("code", attributes, text);

// Each output of a notebook brings the script anew: the ids must differ between them as well.
const run = Math.random().toString(36).slice(2, 8);
let made = 0;
export const freshId = (stem) => `jg-${stem}-${run}-${++made}`;

// "n, x and y", each as code.
export function names(list) {
  return list.flatMap((name, i) => {
    const glue = i === 0 ? [] : [i === list.length - 1 ? " and " : ", "];
    return [...glue, code(name)];
  });
}
