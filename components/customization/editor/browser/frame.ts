/** Makes every slot of the template editable in place; the shell connects through `window.frameEditor`. */
import { templateRoot } from "@/components/customization/palette/browser/template-root";
import { type FrameEditor, frameReady } from "../frame-port";
import {
  activeSlot,
  connectTo,
  isNewerThanShell,
  restoreTyped,
  setUpComposition,
} from "./active-slot";
import type * as deferredModule from "./deferred";
import { setUpKeys } from "./keys";
import { select, setReveal } from "./navigation";
import { setUpPointer } from "./pointer";
import { type PrintedAttributes, rememberPrinted } from "./printed-attributes";
import { prepareSlots } from "./slot-elements";
import { setPastedRuns, setUpTyping } from "./typing";

const deferredUrl = document.currentScript?.dataset.deferred ?? "";
const root = templateRoot();
const printed: PrintedAttributes = new WeakMap();
let newestMarkup = "";

/** Needs the network. */
async function loadDeferred(): Promise<typeof deferredModule.deferred> {
  const { deferred }: typeof deferredModule = await import(deferredUrl);
  setReveal(deferred.reveal);
  setPastedRuns(deferred.pastedRuns);
  return deferred;
}

const tryAgain = () => {
  // At the next call; until then only visible slots can be reached.
};

const frameEditor: FrameEditor = {
  connect: connectTo,
  show: async (markup, input) => {
    newestMarkup = markup;
    const { show, runTemplate } = await loadDeferred();
    if (newestMarkup !== markup) return;
    show(markup, { printed, active: activeSlot(), isNewer: isNewerThanShell });
    await runTemplate(input);
  },
  setRoot: (language, colors) => {
    document.documentElement.lang = language;
    for (const [property, color] of Object.entries(colors)) root.style.setProperty(property, color);
  },
  select: async (path) => {
    await loadDeferred();
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
addEventListener("load", () => loadDeferred().catch(tryAgain));
window.frameEditor = frameEditor;
parent.dispatchEvent(new Event(frameReady));
