// The field of the home page and of Errors: a traceback that is pasted there is read by the decoder, on its own page.
(() => {
  "use strict";
  const field = document.getElementById("home-traceback");
  const link = document.getElementById("home-explain");
  // Kept in this tab alone, until the decoder has read it. No address holds it, and no request.
  const hand = () => {
    try {
      if (field.value.trim()) sessionStorage.setItem("jg-traceback", field.value);
    } catch {
      // No storage: the decoder opens with an empty field.
    }
  };
  link.addEventListener("click", hand);
  field.addEventListener("paste", () => setTimeout(() => field.value.trim() && link.click()));
  field.addEventListener("keydown", (event) => {
    if (event.key === "Enter" && (event.ctrlKey || event.metaKey)) link.click();
  });
})();
