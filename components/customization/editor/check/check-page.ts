import type { TemplateBundle } from "@/components/templates/browser-bundle";
import type { Language } from "@/components/templates/content/languages";
import { itemIds } from "@/components/templates/content/values";
import { hasImprint, needsImprint } from "@/lib/customization/content/imprint";
import { missingPictures } from "@/lib/customization/content/missing-pictures";
import type { ContentDocument } from "@/lib/customization/content/rules";
import { languagesOf } from "@/lib/customization/content/translations";
import { storedBusiness } from "@/lib/customization/first-draft/business";
import { screens } from "@/lib/customization/preview/screens";
import type { Editor } from "../use-editor";
import { checkWords } from "./check-words";
import type { Problem } from "./find-problems";
import { megabytes } from "./megabytes";
import { findLongTexts, weigh } from "./page-layout";
import { findPoorContrast } from "./poor-contrast";
import { printPage } from "./printed-page";
import { runAxe } from "./run-axe";

/** The largest recommended size of a page with its pictures, in bytes. */
const mostBytes = 2_000_000;

export interface CheckedPage {
  problems: Problem[];
  /** Bytes. */
  weight: number;
  /** Whether axe could be loaded. */
  isComplete: boolean;
}

const without = (doubles: readonly Problem[]): Problem[] => [
  ...new Map(doubles.map((it) => [`${it.path} ${it.text}`, it])).values(),
];

interface Printed {
  title: string;
  language: Language;
  pageId?: string;
}

/** The problems of the page, or of a text page, rendered on a desktop and on a phone. */
async function checkPrinted(
  { store, frame, fixedWidth }: Editor,
  { title, language, pageId }: Printed,
  shopLanguage: string,
) {
  const { document } = store.view().state;
  const t = store.texts("pageCheck");
  const isOwn = language === document.language;
  const source = { language, title, ...frame.printed(pageId, language) };
  const page = await printPage(source, fixedWidth || screens.desktop.width);
  try {
    const wide = findLongTexts(page, document, language, t);
    const weight = weigh(page);
    // The same elements and colors in every language.
    const axe = isOwn ? await runAxe(page, shopLanguage).catch(() => null) : [];
    if (!fixedWidth) await page.setWidth(screens.phone.width);
    const narrow = findLongTexts(page, document, language, t);
    const problems = [...wide, ...narrow, ...(axe ?? [])].map(({ path, text }) => ({
      path: (isOwn ? "" : `${language}:`) + (path || (pageId ? `pages.${pageId}.title` : "")),
      text,
    }));
    return { problems, weight, isComplete: axe !== null };
  } finally {
    page.close();
  }
}

/** Pictures of a loaded file that nobody has; none if the account cannot be asked. */
async function findMissingPictures(document: ContentDocument, text: string): Promise<Problem[]> {
  const missing = await missingPictures(document).catch((): string[] => []);
  return Object.entries(document.content).flatMap(([path, value]) =>
    typeof value === "object" && "file" in value && missing.includes(value.file)
      ? [{ path, text }]
      : [],
  );
}

/** A company has to say who runs its site, unless it is in a country without such a law. */
function findMissingImprint(
  { declaration }: TemplateBundle,
  document: ContentDocument,
  text: string,
): Problem[] {
  const known = storedBusiness()?.facts.address?.countryCode;
  const country = known ?? (document.language === "de" ? "DE" : undefined);
  const isMissing = needsImprint(country) && !hasImprint(declaration, document);
  return isMissing ? [{ path: "pages", text, isSentence: true }] : [];
}

/** All problems of the page and its text pages, in a language of the shop. */
export async function checkPage(
  editor: Editor,
  brandName: string,
  shopLanguage: string,
): Promise<CheckedPage> {
  const { store, frame } = editor;
  const t = store.texts("pageCheck");
  const { document } = store.view().state;
  const title = document.title || brandName;
  const pages = itemIds(store.bundle.declaration.slots.pages, undefined, document.content.pages);
  const check = (printed: Printed) => checkPrinted(editor, printed, shopLanguage);
  const home = await check({ title, language: document.language });
  const printed = [home];
  for (const language of languagesOf(document)) {
    if (language !== document.language) printed.push(await check({ title, language }));
    for (const pageId of pages) {
      printed.push(await check({ title, language, pageId }));
    }
  }
  const words = checkWords(store.bundle, document, brandName, t);
  const missing = await findMissingPictures(document, t("missing"));
  const colors = findPoorContrast(editor, frame.printed().styles);
  const size = t("heavy", { megabytes: megabytes(home.weight, shopLanguage) });
  const heavy = home.weight > mostBytes ? [{ path: "", text: size }] : [];
  return {
    problems: without([
      ...words,
      ...missing,
      ...findMissingImprint(store.bundle, document, t("noImprint")),
      ...colors,
      ...printed.flatMap(({ problems }) => problems),
      ...heavy,
    ]),
    weight: home.weight,
    isComplete: printed.every(({ isComplete }) => isComplete),
  };
}
