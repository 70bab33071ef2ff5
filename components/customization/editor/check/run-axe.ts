import type { AxeResults, RunOptions } from "axe-core";
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

/** The problems that axe finds on the page. Throws if axe cannot be loaded. */
export async function runAxe(page: PrintedPage): Promise<Problem[]> {
  await loadAxe(page);
  // Cast: the type of a window does not include what a script adds.
  const { axe } = page.window as unknown as WithAxe;
  const results = await axe?.run({
    iframes: false,
    preload: false,
    resultTypes: ["violations"],
  });
  return (results?.violations ?? []).flatMap(({ help, nodes }) =>
    nodes.map(({ target }) => {
      const element = page.document.querySelector(String(target[0]));
      return { path: element ? pathAround(element) : "", text: `: ${help}` };
    }),
  );
}
