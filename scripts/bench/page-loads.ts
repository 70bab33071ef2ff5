import { type AddressInfo, connect, createServer } from "node:net";
import { pipeline } from "node:stream";
import { launch } from "puppeteer-core";
import { requireFirefox } from "../shared/browsers";
import { step } from "../shared/progress.mjs";
import { withChromium } from "./chromium";
import type { Customer } from "./customer";
import { atMost, type Figure } from "./figures";

const loadsPerBrowser = 500;
const mostLost = 0.01;

interface Door {
  port: number;
  /** Gives later visitors a network of their own. */
  nextVisitor: () => void;
  close: () => void;
}

/** A port that leads to the shop, from another address of this machine for each visitor. */
async function openDoor(port: number): Promise<Door> {
  let visitor = 0;
  const server = createServer((socket) => {
    const localAddress = `127.1.${visitor >> 8}.${visitor & 255}`;
    const onward = connect({ host: "127.0.0.1", port, localAddress });
    pipeline(socket, onward, socket, () => {});
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    port: (server.address() as AddressInfo).port,
    nextVisitor: () => {
      visitor++;
    },
    close: () => server.close(),
  };
}

/** A browser without windows says so in its name, which stands for a program. */
async function loadInChromium(address: string, { nextVisitor }: Door) {
  await withChromium(async (browser) => {
    const userAgent = await browser.newPage().then((page) => page.evaluate("navigator.userAgent"));
    for (let load = 0; load < loadsPerBrowser; load++) {
      nextVisitor();
      const context = await browser.newContext({
        userAgent: String(userAgent).replace("Headless", ""),
      });
      const page = await context.newPage();
      await page.goto(address);
      await context.close();
    }
  });
}

async function loadInFirefox(address: string, { nextVisitor }: Door) {
  const browser = await launch({ browser: "firefox", executablePath: await requireFirefox() });
  try {
    for (let load = 0; load < loadsPerBrowser; load++) {
      nextVisitor();
      const context = await browser.createBrowserContext();
      const page = await context.newPage();
      await page.goto(address);
      await context.close();
    }
  } finally {
    await browser.close();
  }
}

/** The count once it stays the same for two seconds: visits are stored in batches. */
async function settledVisits(customer: Customer, license: string): Promise<number> {
  for (let before = -1; ; ) {
    const now = await customer.readVisits(license);
    if (now === before) return now;
    before = now;
    await new Promise((resolve) => setTimeout(resolve, 2_000));
  }
}

/** How many page loads of real browsers are not counted as visits of people. */
export async function measurePageLoads(
  customer: Customer,
  { license, address }: { license: string; address: string },
): Promise<Figure[]> {
  const url = new URL(address);
  const door = await openDoor(Number(url.port));
  url.port = String(door.port);
  const figures: Figure[] = [];
  for (const [name, load] of Object.entries({ Chromium: loadInChromium, Firefox: loadInFirefox })) {
    const before = await settledVisits(customer, license);
    await step(`Load its page ${loadsPerBrowser} times in ${name}`, () => load(url.href, door));
    // The loads may take longer than a session lasts.
    await customer.logIn();
    const lost = loadsPerBrowser - ((await settledVisits(customer, license)) - before);
    figures.push(
      atMost(
        `Page loads of ${name} that are not counted`,
        mostLost,
        lost / loadsPerBrowser,
        (it) => `${(it * 100).toFixed(1)}% of ${loadsPerBrowser}`,
      ),
    );
  }
  door.close();
  return figures;
}
