import { keep } from "@/lib/palette/device";
import { isAnyChosen, noChoices } from "@/lib/palette/rules";
import { brandPanel } from "./brand-panel";
import { need } from "./elements";
import { fitBar } from "./fit";
import { contrastNotes } from "./notes";
import { palettes } from "./palettes";
import { choicesKeeper } from "./save";
import { sharePanel } from "./share-panel";
import { onThemeChange, showingOf } from "./shown-colours";
import { ownColours, templateRoot } from "./template-root";
import { isAboutVisitor, storedVisitor, tellVisitor, type Visitor } from "./visitor";

const bar = need("#toolbar", HTMLElement);
const reset = need("#reset", HTMLButtonElement);
const root = templateRoot();
const own = ownColours(root);
const keepChosen = choicesKeeper();
let visitor = storedVisitor();

function change(next: Partial<Visitor>) {
  visitor = { ...visitor, ...next };
  if (next.choices) keepChosen(visitor);
  if (next.guest) keep("brand", next.guest.name || next.guest.logo ? next.guest : null);
  tellVisitor(window, visitor);
  draw();
}

const choose = (choices: Partial<Visitor["choices"]>) =>
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
