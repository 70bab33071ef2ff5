(() => {
  const root = document.querySelector(".t-gourmet-grove");
  const panel = root?.querySelector("[data-palette]");
  if (!panel) return;
  const pickers = [...panel.querySelectorAll("[data-colour]")];
  const pen = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext(
    "2d",
    { willReadFrequently: true },
  );
  let before = null;

  // A colour field only takes #rrggbb; the page's colours may be written any way CSS allows.
  const toHex = (colour) => {
    pen.fillStyle = colour;
    pen.fillRect(0, 0, 1, 1);
    const [red, green, blue] = pen.getImageData(0, 0, 1, 1).data;
    return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
  };
  const sync = () => {
    for (const picker of pickers)
      picker.value = toHex(getComputedStyle(root).getPropertyValue(picker.dataset.colour).trim());
  };

  sync();
  panel.addEventListener("beforetoggle", (event) => {
    if (event.newState === "open") sync();
  });
  panel.addEventListener("input", ({ target }) => {
    before ??= pickers.map(({ dataset }) => root.style.getPropertyValue(dataset.colour));
    root.style.setProperty(target.dataset.colour, target.value);
  });
  panel.querySelector("[data-palette-reset]").addEventListener("click", () => {
    pickers.forEach(({ dataset }, index) => {
      if (before) root.style.setProperty(dataset.colour, before[index]);
    });
    before = null;
    sync();
  });
})();
