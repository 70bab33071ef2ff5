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
import { setUpCompanyName } from "./company-name";
import type * as deferredModule from "./deferred";
import { setUpKeys } from "./keys";
import { select, setReveal } from "./navigation";
import { setUpPointer } from "./pointer";
import { type PrintedAttributes, rememberPrinted } from "./printed-attributes";
import { prepareSlots, writtenSlot } from "./slot-elements";
import { markLengths } from "./slot-value";
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
    const { documentElement, activeElement } = document;
    // What was typed belongs to the language before.
    if (documentElement.lang !== language) writtenSlot(activeElement)?.blur();
    documentElement.lang = language;
    for (const [property, color] of Object.entries(colors)) root.style.setProperty(property, color);
  },
  select: async (path) => {
    await loadDeferred();
    select(path);
  },
};

// A translation would be stored as the visitor's words.
document.documentElement.translate = false;
rememberPrinted(printed, root);
prepareSlots();
restoreTyped();
markLengths();
setUpKeys();
setUpTyping();
setUpCompanyName();
setUpComposition();
setUpPointer();
addEventListener("load", () => loadDeferred().catch(tryAgain));
window.frameEditor = frameEditor;
parent.dispatchEvent(new Event(frameReady));
