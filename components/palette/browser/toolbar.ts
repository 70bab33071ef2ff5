import { isAnyChosen, noChoices } from "@/lib/palette/rules";
import { writeStored } from "@/lib/palette/storage";
import { setUpBrandPanel } from "./brand-panel";
import { setUpColorPanels } from "./color-panels";
import { computedPalette, onThemeChange } from "./computed-colors";
import { setUpContrastWarnings } from "./contrast-warnings";
import { requireElement } from "./dom";
import { createPaletteSaver } from "./palette-saver";
import { setUpSharePanel } from "./share-panel";
import { templateColors, templateRoot } from "./template-root";
import { setUpToolbarLayout } from "./toolbar-layout";
import {
  announceVisitorBrand,
  isVisitorBrandKey,
  readVisitorBrand,
  type VisitorBrand,
} from "./visitor-brand";

const bar = requireElement("#toolbar", HTMLElement);
const reset = requireElement("#reset", HTMLButtonElement);
const root = templateRoot();
const own = templateColors(root);
const savePalette = createPaletteSaver();
let visitor = readVisitorBrand();

function change(next: Partial<VisitorBrand>) {
  visitor = { ...visitor, ...next };
  if (next.choices) savePalette(visitor);
  if (next.guest) writeStored("brand", next.guest.name || next.guest.logo ? next.guest : null);
  announceVisitorBrand(window, visitor);
  draw();
}

const choose = (choices: Partial<VisitorBrand["choices"]>) =>
  change({ choices: { ...visitor.choices, ...choices } });

const parts = [
  setUpColorPanels(bar, own, choose),
  setUpContrastWarnings(bar, own, computedPalette(root), choose),
  setUpBrandPanel((brand) => change({ guest: { ...visitor.guest, ...brand } })),
  setUpSharePanel(bar.dataset.slug ?? "", () => visitor),
];

function draw() {
  for (const part of parts) part(visitor);
  reset.setAttribute("aria-disabled", String(!isAnyChosen(visitor.choices)));
}

reset.addEventListener("click", () => change({ choices: noChoices }));
addEventListener("storage", (event) => {
  if (!isVisitorBrandKey(event)) return;
  visitor = readVisitorBrand();
  draw();
});
addEventListener("pageshow", ({ persisted }) => {
  if (!persisted) return;
  visitor = readVisitorBrand();
  draw();
});

onThemeChange(root, draw);
setUpToolbarLayout(bar);
draw();
bar.hidden = false;
