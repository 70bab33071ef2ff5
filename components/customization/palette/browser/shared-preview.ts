/**
 * Shows the words of a shared link. The script is inline, so that the template's own words do not
 * flash before.
 */
import {
  isExampleFragment,
  isSharedFragment,
  readFragment,
} from "@/lib/customization/sharing/rules";
import { requireElement } from "./dom";
import { hideUntil } from "./hide-until";
import { say } from "./shared-banner";
import type * as wordsModule from "./show-shared-words";
import { templateRoot } from "./template-root";

const fragment = location.hash;
const wordsUrl = document.currentScript?.dataset.words ?? "";

/** The shop's own examples are nobody's drafts. The code of a copy tells the shop what is reported. */
if (isExampleFragment(fragment)) requireElement("#shared-note", HTMLElement).hidden = true;
else if (readFragment(fragment)?.kind === "copy") {
  requireElement("#report-draft", HTMLAnchorElement).href += encodeURIComponent(fragment);
}

if (isSharedFragment(fragment)) {
  hideUntil(
    templateRoot(),
    import(wordsUrl)
      .then((module: typeof wordsModule) => module.showSharedWords(fragment))
      .catch(() => say("unreachable")),
  );
}

/** A link to a part of the page, or to a text page, would remove the words from the address. */
function keepFragment() {
  if (location.hash === fragment || !isSharedFragment(fragment)) return;
  history.replaceState(history.state, "", location.pathname + fragment);
}

addEventListener("hashchange", () => {
  if (location.hash !== fragment && isSharedFragment(location.hash)) location.reload();
  else keepFragment();
});
// Text pages change the address without an event, after they have handled the click.
addEventListener("click", () => setTimeout(keepFragment));
