import { isAnyChosen, noChoices } from "@/lib/palette/rules";
import { brandPanel } from "./brand-panel";
import { need } from "./elements";
import { fitBar } from "./fit";
import { contrastNotes } from "./notes";
import { palettes } from "./palettes";
import { sharePanel } from "./share-panel";
import { onThemeChange, shownColours } from "./shown-colours";
import { ownColours, templateRoot } from "./template-root";
import { isAboutVisitor, keep, storedVisitor, type Visitor, visitorChanged } from "./visitor";

const bar = need("#toolbar", HTMLElement);
const reset = need("#reset", HTMLButtonElement);
const root = templateRoot();
const own = ownColours(root);
let visitor = storedVisitor();

function change(next: Partial<Visitor>) {
  visitor = { ...visitor, ...next };
  if (next.choices) keep("palette", isAnyChosen(next.choices) ? next.choices : null);
  if (next.brand) keep("brand", next.brand.name || next.brand.logo ? next.brand : null);
  document.dispatchEvent(new CustomEvent(visitorChanged, { detail: visitor }));
  draw();
}

const choose = (choices: Partial<Visitor["choices"]>) =>
  change({ choices: { ...visitor.choices, ...choices } });

const parts = [
  palettes(bar, own, choose),
  contrastNotes(bar, own, shownColours(root), choose),
  brandPanel((brand) => change({ brand: { ...visitor.brand, ...brand } })),
  sharePanel(bar.dataset.slug ?? "", () => visitor),
];

function draw() {
  for (const part of parts) part(visitor);
  reset.setAttribute("aria-disabled", String(!isAnyChosen(visitor.choices)));
}

reset.addEventListener("click", () => change({ choices: noChoices }));
addEventListener("storage", (event) => {
  if (!isAboutVisitor(event)) return;
  visitor = storedVisitor();
  draw();
});
addEventListener("pageshow", ({ persisted }) => {
  if (!persisted) return;
  visitor = storedVisitor();
  draw();
});

onThemeChange(root, draw);
fitBar(bar);
draw();
bar.hidden = false;
