/** Makes every slot of the template editable in place; the shell connects through `window.frameEditor`. */
import { templateRoot } from "@/components/palette/browser/template-root";
import type { FrameEditor } from "../frame-port";
import { revealBy, select } from "./going";
import { connectTo, heldElement, isNewerThanShell, restoreTyped, setUpComposition } from "./hand";
import { setUpKeys } from "./keys";
import type * as laterModule from "./later";
import { setUpPointer } from "./pointer";
import { type PrintedAttributes, rememberPrinted } from "./printed-attributes";
import { prepareSlots } from "./slot-elements";
import { pasteBy, setUpTyping } from "./typing";

const laterUrl = document.currentScript?.dataset.later ?? "";
const root = templateRoot();
const printed: PrintedAttributes = new WeakMap();
let newestMarkup = "";

/** Needs the network. */
async function loadLater(): Promise<typeof laterModule.later> {
  const { later }: typeof laterModule = await import(laterUrl);
  revealBy(later.reveal);
  pasteBy(later.pastedRuns);
  return later;
}

const tryAgain = () => {
  // At the next call: until then only what can be seen is reached.
};

const frameEditor: FrameEditor = {
  connect: connectTo,
  show: async (markup) => {
    newestMarkup = markup;
    const { show } = await loadLater();
    if (newestMarkup !== markup) return;
    show(markup, { printed, held: heldElement(), isNewer: isNewerThanShell });
  },
  setRoot: (language, colors) => {
    document.documentElement.lang = language;
    for (const [property, color] of Object.entries(colors)) root.style.setProperty(property, color);
  },
  select: async (path) => {
    await loadLater();
    select(path);
  },
};

rememberPrinted(printed, root);
prepareSlots();
restoreTyped();
setUpKeys();
setUpTyping();
setUpComposition();
setUpPointer();
addEventListener("load", () => loadLater().catch(tryAgain));
window.frameEditor = frameEditor;
