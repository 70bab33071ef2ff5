/** Applies the visitor's colors, name and logo to the template, and follows their changes. */
import { hasDraft } from "@/lib/customization/content/draft-index";
import { draftNameOf } from "@/lib/customization/content/draft-name";
import { mayHaveBusiness } from "@/lib/customization/first-draft/business";
import { paletteColors } from "@/lib/customization/palette/rules";
import { brandIn, dress } from "./brand-elements";
import type * as draftModule from "./draft";
import { hideUntil } from "./hide-until";
import { rememberTemplateColors, templateRoot } from "./template-root";
import {
  isVisitorBrandKey,
  readVisitorBrand,
  shownBrand,
  type VisitorBrand,
  visitorBrandChangedEvent,
} from "./visitor-brand";

/** Empty in the editor's frame, where the editor shows the draft. */
const { draft: draftUrl = "", first = "" } = document.currentScript?.dataset ?? {};
const [, slug = ""] = /\/preview\/([^/]+)/.exec(location.pathname) ?? [];
/** That of the license in the fragment, for a customer with several licenses. */
const draft = draftNameOf(slug, Number(/^#license=(\d+)$/.exec(location.hash)?.[1] ?? 1));
const sample = templateRoot();
const templateColors = rememberTemplateColors(sample);
const sampleBrand = brandIn(sample);
let visitor = readVisitorBrand();

function dressForVisitor(root: HTMLElement) {
  const { name, logo } = shownBrand(visitor);
  const brand = { name: name || sampleBrand.name, logo: logo || sampleBrand.logo };
  dress(root, paletteColors(visitor.choices, templateColors), brand);
}

function show(next: VisitorBrand) {
  visitor = next;
  dressForVisitor(templateRoot());
}

let isFollowed = false;

/** The visitor's own words, or those of the trade, instead of the sample's. Loads nothing without them. */
function followDraft() {
  const hasWords = hasDraft(visitor.customer?.email ?? "", draft) || mayHaveBusiness();
  if (isFollowed || !draftUrl || !hasWords) return;
  isFollowed = true;
  hideUntil(
    sample,
    import(draftUrl).then((module: typeof draftModule) =>
      module.followDraft(draft, first, dressForVisitor),
    ),
  );
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
