import { Player, stepInPlace } from "./player.js";

const place = document.querySelector("[data-stepper-player]:not([data-ready])");
const recordings = [...document.querySelectorAll("[data-stepper]:not([data-ready])")];
if (place && recordings.length) {
  place.dataset.ready = "yes";
  for (const element of recordings) element.dataset.ready = "yes";
  new Player(place, recordings);
} else {
  for (const element of recordings) {
    element.dataset.ready = "yes";
    stepInPlace(element);
  }
}
