/** Applies the visitor's colors, name and logo to the template, and follows their changes. */
import { hasDraft } from "@/lib/content/draft-index";
import { paletteColors, paletteKeys } from "@/lib/palette/rules";
import { queryAll } from "./dom";
import type * as draftModule from "./draft";
import { colorProperties, rememberTemplateColors, templateRoot } from "./template-root";
import {
  isVisitorBrandKey,
  readVisitorBrand,
  shownBrand,
  type VisitorBrand,
  visitorBrandChangedEvent,
} from "./visitor-brand";

const namesIn = (root: HTMLElement) => queryAll("[data-brand-name]", HTMLElement, root);
const logosIn = (root: HTMLElement) => queryAll("[data-brand-logo]", HTMLImageElement, root);

/** Empty in the editor's frame, which shows the draft itself. */
const draftUrl = document.currentScript?.dataset.draft ?? "";
const slug = location.pathname.split("/")[2] ?? "";
const sample = templateRoot();
const templateColors = rememberTemplateColors(sample);
const defaultName = namesIn(sample)[0]?.textContent ?? "";
const defaultLogo = logosIn(sample)[0]?.getAttribute("src") ?? "";
let visitor = readVisitorBrand();

function dress(root: HTMLElement) {
  const brand = shownBrand(visitor);
  const colors = paletteColors(visitor.choices, templateColors);
  for (const key of paletteKeys) root.style.setProperty(colorProperties[key], colors[key]);
  for (const element of namesIn(root)) element.textContent = brand.name || defaultName;
  for (const image of logosIn(root)) {
    const logo = brand.logo || defaultLogo;
    if (image.getAttribute("src") !== logo) image.src = logo;
  }
}

function show(next: VisitorBrand) {
  visitor = next;
  dress(templateRoot());
}

/** Milliseconds that the sample's words stay hidden at most. */
const longestWait = 3000;
let isFollowed = false;

/** The visitor's own words, in place of the sample's. Loads nothing where there are none. */
function followDraft() {
  if (isFollowed || !draftUrl || !hasDraft(visitor.customer?.email ?? "", slug)) return;
  isFollowed = true;
  const hide = (visibility: string) => {
    for (const part of queryAll(":scope > *", HTMLElement, sample))
      part.style.visibility = visibility;
  };
  const reveal = () => hide("");
  hide("hidden");
  setTimeout(reveal, longestWait);
  import(draftUrl)
    .then((module: typeof draftModule) => module.followDraft(slug, dress))
    .catch(() => {
      // The network is gone, or storage is: the sample is shown.
    })
    .then(reveal);
}

show(visitor);
followDraft();
addEventListener("storage", (event) => {
  if (isVisitorBrandKey(event)) show(readVisitorBrand());
  followDraft();
});
addEventListener("pageshow", ({ persisted }) => {
  if (!persisted) return;
  show(readVisitorBrand());
  followDraft();
});
document.addEventListener(visitorBrandChangedEvent, (event) => {
  if (event instanceof CustomEvent) show(event.detail);
});
