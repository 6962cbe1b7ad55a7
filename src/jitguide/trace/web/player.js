import { make } from "./elements.js";
import { Recording } from "./recording.js";
import { Stepper } from "./stepper.js";

// Each step has an address of its own: #name&step=3.
const stepAddress = (name, step) => `#${encodeURIComponent(name)}&step=${step + 1}`;

function readAddress(hash) {
  const match = /^#([^&]+)&step=(\d+)$/.exec(hash);
  try {
    return match && { name: decodeURIComponent(match[1]), step: Number(match[2]) - 1 };
  } catch {
    return null; // an address that nobody wrote
  }
}

const readRecording = (element) => new Recording(JSON.parse(element.querySelector("script").textContent));

// The heading that the recording stands under, without its permalink.
function titleOf(name) {
  const heading = document.getElementById(name)?.cloneNode(true);
  heading?.querySelector(".headerlink")?.remove();
  return heading?.textContent.trim() || name;
}

// The one stepper of a page that shows any of the recordings on it, with links to each step.
class Player {
  #place;
  #sources;
  #stage = make("div");
  #choice;
  #name;
  #stepper;

  constructor(place, elements) {
    this.#place = place;
    this.#sources = new Map(elements.map((element) => [element.dataset.stepper, element]));
    this.#choice = make("select", {
      id: "step-choice",
      onchange: () => this.#show(this.#choice.value, 0, { write: true }),
    });
    for (const [name, element] of this.#sources) {
      this.#choice.append(make("option", { value: name }, titleOf(name)));
      const first = make("a", { class: "jg-open", href: stepAddress(name, 0) }, "Step through it");
      if (elements.length > 1) element.prepend(make("p", {}, first));
    }
    const chooser = make("p", { class: "jg-choice" }, make("label", { for: "step-choice" }, "Example"), " ", this.#choice);
    place.replaceChildren(...(elements.length > 1 ? [chooser] : []), this.#stage);
    addEventListener("hashchange", () => this.#follow());
    // A page may name the example to open with, which then stands right before its last step.
    const named = this.#sources.get(place.dataset.stepperPlayer);
    const [name, step] = named
      ? [place.dataset.stepperPlayer, readRecording(named).last - 1]
      : [this.#sources.keys().next().value, 0];
    if (!this.#follow()) this.#show(name, step, { write: false });
  }

  #follow() {
    const address = readAddress(location.hash);
    if (!address || !this.#sources.has(address.name)) return false;
    this.#show(address.name, address.step, { write: false });
    this.#place.scrollIntoView({ block: "start" });
    return true;
  }

  #show(name, step, { write }) {
    this.#choice.value = name;
    if (name !== this.#name) {
      this.#stepper?.pause();
      this.#name = name;
      this.#stepper = new Stepper(readRecording(this.#sources.get(name)), (at) => stepAddress(name, at));
      this.#stage.replaceChildren(this.#stepper.element);
    }
    this.#stepper.go(step, { quiet: !write });
  }
}

const place = document.querySelector("[data-stepper-player]:not([data-ready])");
const recordings = [...document.querySelectorAll("[data-stepper]:not([data-ready])")];
if (place && recordings.length) {
  place.dataset.ready = "yes";
  for (const element of recordings) element.dataset.ready = "yes";
  new Player(place, recordings);
} else {
  for (const element of recordings) {
    element.dataset.ready = "yes";
    element.append(new Stepper(readRecording(element)).element); // small, without links
  }
}
