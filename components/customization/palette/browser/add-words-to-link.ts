/** Loaded by the share panel if the visitor has a draft of the template. */
import { readShownDraft } from "@/lib/customization/content/draft-store";
import { type ContentDocument, isSample, uploadsOf } from "@/lib/customization/content/rules";
import { fragmentOf, shareLimits } from "@/lib/customization/sharing/rules";
import { encodeWords } from "@/lib/customization/sharing/words";
import { requireElement } from "./dom";
import type * as storeModule from "./store-copy";
import { textsOn } from "./texts-on";

const bar = requireElement("#toolbar", HTMLElement);
const t = textsOn(bar, "toolbarScript");
const link = requireElement("#share-link", HTMLInputElement);
const carried = requireElement("#share-carried", HTMLElement);
const status = requireElement("#share-status", HTMLElement);
const offer = requireElement("#share-offer", HTMLElement);
const copyUrl = requireElement("script[data-copy]", HTMLScriptElement).dataset.copy ?? "";
const store = requireElement("#share-store", HTMLButtonElement);

const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 };

/** The address without the words and pictures, but with the brand. */
const address = () => link.value.replace(/#.*/, "");

/**
 * Adds the visitor's words to the link, and says what the link cannot contain; a customer can store
 * these parts.
 */
export async function addWords(
  owner: string,
  slug: string,
  copy: () => Promise<void>,
): Promise<void> {
  const draft = await readShownDraft(owner, slug);
  offer.hidden = true;
  if (!draft || isSample(draft.document)) return;
  const { document } = draft;
  const code = encodeWords(document);
  const isCarried = code.length <= shareLimits.codeLength;
  const pictures = uploadsOf(document).length;
  if (isCarried) link.value = address() + fragmentOf({ kind: "words", code });
  const kilobytes = (code.length / 1024).toLocaleString(bar.lang, oneDecimal);
  carried.append(` ${isCarried ? t("withWords") : t("tooLong", { kilobytes })}`);
  const without =
    pictures === 1 ? t("withoutPicture") : t("withoutPictures", { count: String(pictures) });
  if (isCarried && pictures > 0) carried.append(` ${without}`);
  offer.hidden = isCarried && pictures === 0;
  const hint = t(owner ? "offerCopy" : isCarried ? "signInForPictures" : "signInForWords");
  requireElement("#share-offer-hint", HTMLElement).textContent = hint;
  requireElement("#share-sign-in", HTMLElement).hidden = owner !== "";
  store.hidden = owner === "";
  store.onclick = () => shareCopy(owner, document, copy);
}

/** The error's class comes from another bundle, so `instanceof` does not work. */
const isForCustomers = (error: unknown): error is Error =>
  error instanceof Error && "code" in error;

async function shareCopy(owner: string, document: ContentDocument, copy: () => Promise<void>) {
  store.disabled = true;
  status.textContent = "";
  try {
    const brand = new URL(address()).pathname.split("/").at(-1) ?? "";
    const { linkToCopy }: typeof storeModule = await import(copyUrl);
    link.value = address() + (await linkToCopy(owner, document, brand));
    carried.textContent = t("copyStored");
    offer.hidden = true;
    link.focus();
    await copy();
  } catch (error) {
    // Without the network, even loading the script fails, and its error message is for developers.
    status.textContent = (isForCustomers(error) && error.message) || t("failed");
  } finally {
    store.disabled = false;
  }
}
