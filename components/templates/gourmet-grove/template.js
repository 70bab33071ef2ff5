(() => {
  const root = document.querySelector(".t-gourmet-grove");
  const panel = root?.querySelector("[data-palette]");
  if (!panel) return;
  const pickers = [...panel.querySelectorAll("[data-color]")];
  const pen = Object.assign(document.createElement("canvas"), { width: 1, height: 1 }).getContext(
    "2d",
    { willReadFrequently: true },
  );
  let before = null;

  // A color field only takes #rrggbb; the page's colors may be written any way CSS allows.
  const toHex = (color) => {
    pen.fillStyle = color;
    pen.fillRect(0, 0, 1, 1);
    const [red, green, blue] = pen.getImageData(0, 0, 1, 1).data;
    return `#${[red, green, blue].map((part) => part.toString(16).padStart(2, "0")).join("")}`;
  };
  const sync = () => {
    for (const picker of pickers)
      picker.value = toHex(getComputedStyle(root).getPropertyValue(picker.dataset.color).trim());
  };

  sync();
  panel.addEventListener("beforetoggle", (event) => {
    if (event.newState === "open") sync();
  });
  panel.addEventListener("input", ({ target }) => {
    before ??= pickers.map(({ dataset }) => root.style.getPropertyValue(dataset.color));
    root.style.setProperty(target.dataset.color, target.value);
  });
  panel.querySelector("[data-palette-reset]").addEventListener("click", () => {
    pickers.forEach(({ dataset }, index) => {
      if (before) root.style.setProperty(dataset.color, before[index]);
    });
    before = null;
    sync();
  });
})();
