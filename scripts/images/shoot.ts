import { type Browser, chromium } from "@playwright/test";
import { requireChromium } from "../shared/browsers";

export interface Shot {
  width: number;
  height: number;
  isMobile?: boolean;
  isFullPage?: boolean;
}

/** A browser for pages that are files and load other files. */
export const launchForFiles = async (): Promise<Browser> =>
  chromium.launch({
    executablePath: await requireChromium(),
    args: [
      "--no-sandbox",
      "--disable-gpu",
      "--disable-background-networking",
      "--allow-file-access-from-files",
    ],
  });

/** A screenshot of a page of files, with every picture loaded and nothing in motion. */
export async function shoot(browser: Browser, url: string, shot: Shot): Promise<Buffer> {
  const context = await browser.newContext({
    viewport: { width: shot.width, height: shot.height },
    isMobile: shot.isMobile ?? false,
    colorScheme: "light",
    reducedMotion: "reduce",
  });
  const tab = await context.newPage();
  await tab.goto(url);
  await tab.evaluate(async () => {
    for (const image of document.images) {
      image.loading = "eager";
      // Otherwise a picture that has just loaded is painted after the screenshot.
      image.decoding = "sync";
    }
    await document.fonts.ready;
    await Promise.all([...document.images].map((image) => image.decode()));
    await new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  });
  const picture = await tab.screenshot({
    fullPage: shot.isFullPage ?? false,
    animations: "disabled",
  });
  await context.close();
  return picture;
}
