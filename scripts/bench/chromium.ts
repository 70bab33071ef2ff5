import { type Browser, chromium } from "@playwright/test";
import { requireChromium } from "../shared/browsers";

/** Starts a browser for `work`, and closes it whatever happens. */
export async function withChromium<Result>(
  work: (browser: Browser) => Promise<Result>,
  args: string[] = [],
): Promise<Result> {
  const browser = await chromium.launch({
    executablePath: await requireChromium(),
    args: ["--no-sandbox", "--disable-gpu", ...args],
  });
  try {
    return await work(browser);
  } finally {
    await browser.close();
  }
}
