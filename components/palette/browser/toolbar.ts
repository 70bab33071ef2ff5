import { isAnyChosen, noChoices } from "@/lib/palette/rules";
import { writeStored } from "@/lib/palette/storage";
import { brandPanel } from "./brand-panel";
import { need } from "./elements";
import { fitBar } from "./fit";
import { contrastNotes } from "./notes";
import { createPaletteSaver } from "./palette-saver";
import { palettes } from "./palettes";
import { sharePanel } from "./share-panel";
import { onThemeChange, showingOf } from "./shown-colors";
import { templateColors, templateRoot } from "./template-root";
import {
  announceVisitorBrand,
  isVisitorBrandKey,
  readVisitorBrand,
  type VisitorBrand,
} from "./visitor-brand";

const bar = need("#toolbar", HTMLElement);
const reset = need("#reset", HTMLButtonElement);
const root = templateRoot();
const own = templateColors(root);
const keepChosen = createPaletteSaver();
let visitor = readVisitorBrand();

function change(next: Partial<VisitorBrand>) {
  visitor = { ...visitor, ...next };
  if (next.choices) keepChosen(visitor);
  if (next.guest) writeStored("brand", next.guest.name || next.guest.logo ? next.guest : null);
  announceVisitorBrand(window, visitor);
  draw();
}

const choose = (choices: Partial<VisitorBrand["choices"]>) =>
  change({ choices: { ...visitor.choices, ...choices } });

const parts = [
  palettes(bar, own, choose),
  contrastNotes(bar, own, showingOf(root), choose),
  brandPanel((brand) => change({ guest: { ...visitor.guest, ...brand } })),
  sharePanel(bar.dataset.slug ?? "", () => visitor),
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
fitBar(bar);
draw();
bar.hidden = false;
