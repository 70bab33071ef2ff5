/** Shows the words that a shared link carries. Inline, so that the template's own do not flash before. */
import { isSharedFragment } from "@/lib/sharing/rules";
import { sharedTexts } from "../texts";
import { hideUntil } from "./hide-until";
import { say } from "./shared-note";
import type * as wordsModule from "./shared-words";
import { templateRoot } from "./template-root";

const fragment = location.hash;
const wordsUrl = document.currentScript?.dataset.words ?? "";

if (isSharedFragment(fragment)) {
  hideUntil(
    templateRoot(),
    import(wordsUrl)
      .then((module: typeof wordsModule) => module.showSharedWords(fragment))
      .catch(() => say(sharedTexts.unreachable)),
  );
}

addEventListener("hashchange", () => {
  if (location.hash === fragment) return;
  if (isSharedFragment(location.hash)) location.reload();
  // A link to a part of the page would take the words out of the address.
  else if (isSharedFragment(fragment)) history.replaceState(history.state, "", fragment);
});
