import type { AxeResults, RunOptions } from "axe-core";
import { knownLanguages, mainLanguage } from "@/lib/languages.mjs";
import type { Problem } from "./find-problems";
import type { PrintedPage } from "./printed-page";
import { pathAround } from "./slots-on-page";

/** A copy of the package's file, because it has to run inside the page that it checks. */
const axeUrl = "/preview-scripts/axe.js";

/** What the file adds to the page's window. */
interface WithAxe {
  axe?: { run: (options: RunOptions) => Promise<AxeResults> };
}

function loadAxe({ document }: PrintedPage): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement("script");
    script.src = axeUrl;
    script.onload = () => resolve();
    script.onerror = () => reject(new Error("axe could not be loaded"));
    document.head.append(script);
  });
}

/** What axe's rules ask for in a language; axe itself says the others in English. */
async function loadRuleTexts(language: string): Promise<Record<string, string>> {
  if (language === mainLanguage || !knownLanguages.includes(language)) return {};
  const response = await fetch(`/preview-scripts/axe-${language}.json`);
  return response.ok ? response.json() : {};
}

/**
 * The problems that axe finds on the page, in the language of the shop. Throws if axe cannot be loaded.
 */
export async function runAxe(page: PrintedPage, shopLanguage: string): Promise<Problem[]> {
  const [texts] = await Promise.all([loadRuleTexts(shopLanguage), loadAxe(page)]);
  // Cast: the type of a window does not include what a script adds.
  const { axe } = page.window as unknown as WithAxe;
  const results = await axe?.run({
    iframes: false,
    preload: false,
    resultTypes: ["violations"],
  });
  return (results?.violations ?? []).flatMap(({ id, help, nodes }) =>
    nodes.map(({ target }) => {
      const element = page.document.querySelector(String(target[0]));
      return {
        path: element ? pathAround(element) : "",
        text: texts[id] ?? help,
        isSentence: true,
      };
    }),
  );
}
