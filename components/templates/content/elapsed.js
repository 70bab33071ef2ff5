document.addEventListener("submit", ({ target }) => {
  const elapsed = target.elements.namedItem("elapsed");
  if (elapsed) elapsed.value = Math.round(performance.now() / 1000);
});
