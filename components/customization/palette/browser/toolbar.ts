import { isAnyChosen, noChoices } from "@/lib/customization/palette/rules";
import { setUpBrandPanel } from "./brand-panel";
import { setUpBuyLink } from "./buy-link";
import { setUpColorPanels } from "./color-panels";
import { computedPalette, onThemeChange } from "./computed-colors";
import { setUpContrastWarnings } from "./contrast-warnings";
import { requireElement } from "./dom";
import { loadIdeaButtons } from "./load-idea-buttons";
import { createPaletteSaver } from "./palette-saver";
import { setUpSharePanel } from "./share-panel";
import { templateColors, templateRoot } from "./template-root";
import { setUpToolbarLayout } from "./toolbar-layout";
import {
  announceVisitorBrand,
  isVisitorBrandKey,
  readVisitorBrand,
  storeGuestBrand,
  type VisitorBrand,
} from "./visitor-brand";

const bar = requireElement("#toolbar", HTMLElement);
const reset = requireElement("#reset", HTMLButtonElement);
const ownColors = templateColors(templateRoot());
const savePalette = createPaletteSaver();
let visitor = readVisitorBrand();

function change(next: Partial<VisitorBrand>) {
  visitor = { ...visitor, ...next };
  if (next.choices) savePalette(visitor);
  if (next.guest) storeGuestBrand(next.guest);
  announceVisitorBrand(window, visitor);
  update();
}

const choose = (choices: Partial<VisitorBrand["choices"]>) =>
  change({ choices: { ...visitor.choices, ...choices } });

const updaters = [
  setUpColorPanels(bar, ownColors, choose),
  setUpContrastWarnings(bar, ownColors, computedPalette(), choose),
  loadIdeaButtons(
    bar,
    () => visitor.choices,
    (choices) => change({ choices }),
  ),
  setUpBrandPanel(bar, (brand) => change({ guest: { ...visitor.guest, ...brand } })),
  setUpSharePanel(bar, () => visitor),
];

function update() {
  for (const updatePart of updaters) updatePart(visitor);
  reset.setAttribute("aria-disabled", String(!isAnyChosen(visitor.choices)));
}

reset.addEventListener("click", () => change({ choices: noChoices }));
addEventListener("storage", (event) => {
  if (!isVisitorBrandKey(event)) return;
  visitor = readVisitorBrand();
  update();
});
addEventListener("pageshow", ({ persisted }) => {
  if (!persisted) return;
  visitor = readVisitorBrand();
  update();
});

onThemeChange(update);
setUpToolbarLayout(bar);
update();
bar.hidden = false;
// Without an answer the link stays as it is: the page it leads to says the same.
setUpBuyLink(bar, visitor.customer?.email).catch(() => {});
