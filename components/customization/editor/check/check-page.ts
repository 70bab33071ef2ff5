import { itemIds } from "@/components/templates/content/values";
import { missingPictures } from "@/lib/customization/content/missing-pictures";
import type { ContentDocument } from "@/lib/customization/content/rules";
import { screens } from "@/lib/customization/preview/screens";
import { checkTexts as texts } from "../texts";
import type { Editor } from "../use-editor";
import { checkWords } from "./check-words";
import type { Problem } from "./find-problems";
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

/** The problems of the page, or of a text page, rendered on a desktop and on a phone. */
async function checkPrinted({ store, frame, fixedWidth }: Editor, title: string, pageId?: string) {
  const { document } = store.view().state;
  const source = { language: document.language, title, ...frame.printed(pageId) };
  const page = await printPage(source, fixedWidth || screens.desktop.width);
  try {
    const wide = findLongTexts(page, document);
    const weight = weigh(page);
    const axe = await runAxe(page).catch(() => null);
    if (!fixedWidth) await page.setWidth(screens.phone.width);
    const narrow = findLongTexts(page, document);
    const problems = [...wide, ...narrow, ...(axe ?? [])].map(({ path, text }) => ({
      path: path || (pageId ? `pages.${pageId}.title` : ""),
      text,
    }));
    return { problems, weight, isComplete: axe !== null };
  } finally {
    page.close();
  }
}

/** Pictures of a loaded file that nobody has; none if the account cannot be asked. */
async function findMissingPictures(document: ContentDocument): Promise<Problem[]> {
  const missing = await missingPictures(document).catch((): string[] => []);
  return Object.entries(document.content).flatMap(([path, value]) =>
    typeof value === "object" && "file" in value && missing.includes(value.file)
      ? [{ path, text: texts.missing }]
      : [],
  );
}

/** All problems of the page and its text pages. */
export async function checkPage(editor: Editor, brandName: string): Promise<CheckedPage> {
  const { store, frame } = editor;
  const { document } = store.view().state;
  const title = document.title || brandName;
  const home = await checkPrinted(editor, title);
  const printed = [home];
  for (const id of itemIds(
    store.bundle.declaration.slots.pages,
    undefined,
    document.content.pages,
  )) {
    printed.push(await checkPrinted(editor, title, id));
  }
  const words = checkWords(store.bundle, document, brandName);
  const missing = await findMissingPictures(document);
  const colors = findPoorContrast(editor, frame.printed().styles);
  const heavy = home.weight > mostBytes ? [{ path: "", text: texts.heavy(home.weight) }] : [];
  return {
    problems: without([
      ...words,
      ...missing,
      ...colors,
      ...printed.flatMap(({ problems }) => problems),
      ...heavy,
    ]),
    weight: home.weight,
    isComplete: printed.every(({ isComplete }) => isComplete),
  };
}
