import { screens } from "@/lib/preview/rules";
import { checkTexts as texts } from "../texts";
import type { Editor } from "../use-editor";
import { checkWords } from "./check-words";
import type { Problem } from "./find-problems";
import { findLongTexts, weigh } from "./page-layout";
import { findPoorContrast } from "./poor-contrast";
import { printPage } from "./printed-page";
import { runAxe } from "./run-axe";

/** What a page may weigh with its pictures, in bytes. */
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

/** All that is found on the page, on a desktop and on a phone. */
export async function checkPage(editor: Editor, brandName: string): Promise<CheckedPage> {
  const { store, frame, fixedWidth } = editor;
  const { document } = store.view().state;
  const words = checkWords(store.bundle, document, brandName);
  const { markup, styles } = frame.printed();
  const colors = findPoorContrast(editor, styles);
  const source = { language: document.language, title: document.title || brandName };
  const page = await printPage({ ...source, markup, styles }, fixedWidth || screens.desktop.width);
  try {
    const wide = findLongTexts(page, document);
    const weight = weigh(page);
    const axe = await runAxe(page).catch(() => null);
    if (!fixedWidth) await page.setWidth(screens.phone.width);
    const narrow = findLongTexts(page, document);
    const heavy = weight > mostBytes ? [{ path: "", text: texts.heavy(weight) }] : [];
    const problems = without([...words, ...colors, ...wide, ...narrow, ...(axe ?? []), ...heavy]);
    return { problems, weight, isComplete: axe !== null };
  } finally {
    page.close();
  }
}
