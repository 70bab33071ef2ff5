import { expect, test } from "vitest";
import type { SlotValue } from "@/components/templates/content/values";

declare global {
  interface Window {
    told?: { edits: [string, SlotValue][]; calls: string[] };
  }
}

/** What the tests of writing need of a browser. */
export interface WritingPage {
  open: (path: string) => Promise<void>;
  /** Runs a function in the page. */
  evaluate: <Args extends unknown[], T>(act: (...args: Args) => T, ...args: Args) => Promise<T>;
  type: (text: string) => Promise<void>;
  /** Keys that are held together, such as `Control+a`. */
  press: (keys: string) => Promise<void>;
  click: (x: number, y: number) => Promise<void>;
}

type Visit = (act: (page: WritingPage) => Promise<void>) => Promise<void>;

const eventually = { timeout: 40_000, interval: 100 };

/** Opens the page that is written in, without the editor around it, and records what it tells the editor. */
async function openFrame(page: WritingPage, template: string) {
  await page.open(`/preview/${template}/edit/frame`);
  await expect
    .poll(
      () =>
        page.evaluate(() => {
          const script = document.querySelector<HTMLElement>("script[data-deferred]");
          const url = new URL(script?.dataset.deferred ?? "", location.href).href;
          return Boolean(window.frameEditor) && performance.getEntriesByName(url).length > 0;
        }),
      eventually,
    )
    .toBe(true);
  await page.evaluate(() => {
    const told: NonNullable<Window["told"]> = { edits: [], calls: [] };
    window.told = told;
    window.frameEditor?.connect({
      onEdit: (path, value) => told.edits.push([path, value]),
      onSelect: (path) => told.calls.push(`select ${path}`),
      onUndo: (isRedo) => told.calls.push(isRedo ? "redo" : "undo"),
      onMoveItem: (path, by) => told.calls.push(`move ${path} ${by}`),
      onLeave: () => told.calls.push("leave"),
    });
  });
}

const lastValue = (page: WritingPage) => page.evaluate(() => window.told?.edits.at(-1)?.[1]);

const focusSlot = (page: WritingPage, path: string) =>
  page.evaluate((name) => {
    const slots = document.querySelectorAll<HTMLElement>(`slot-text[data-slot="${name}"]`);
    [...slots].find((it) => it.checkVisibility())?.focus();
  }, path);

async function writeOver(page: WritingPage, path: string, text: string) {
  await focusSlot(page, path);
  await page.press("Control+a");
  await page.type(text);
}

/** Copies as a reader does, so that the browser itself makes what is pasted. */
async function copy(page: WritingPage, { text = "", html = "" }) {
  await page.evaluate(
    (plain, markup) => {
      const source = document.createElement(plain ? "textarea" : "div");
      source.id = "copied";
      document.body.prepend(source);
      if (source instanceof HTMLTextAreaElement) {
        source.value = plain;
        source.select();
      } else {
        source.innerHTML = markup;
        getSelection()?.selectAllChildren(source);
      }
    },
    text,
    html,
  );
  await page.press("Control+c");
  await page.evaluate(() => document.querySelector("#copied")?.remove());
}

/** Writing in a template, in each browser that has an engine of its own. */
export function testWriting(visit: Visit) {
  test.each([
    ["silent", "about.text"],
    ["gourmet-grove", "columns.about.text"],
  ])("%s: words beside and over the company's name land where the caret is", (template, path) =>
    visit(async (page) => {
      await openFrame(page, template);
      await focusSlot(page, path);
      await page.press("Control+Home");
      await page.type("At ");
      await page.press("ArrowRight");
      await page.type("!");
      expect(await lastValue(page)).toEqual([
        "At ",
        { brand: true },
        expect.stringMatching(/^! (is|has) /),
      ]);
      await writeOver(page, path, "New");
      expect(await lastValue(page)).toEqual(["New"]);
    }),
  );

  test("Enter begins a line in a paragraph, and leaves a headline", () =>
    visit(async (page) => {
      await openFrame(page, "silent");
      await writeOver(page, "opening.lead", "One");
      await page.press("Enter");
      await page.type("Two");
      expect(await lastValue(page)).toEqual(["One\nTwo"]);
      await writeOver(page, "opening.title", "Rooms");
      await page.press("Enter");
      const active = await page.evaluate(() => document.activeElement?.getAttribute("data-slot"));
      expect(active).not.toBe("opening.title");
    }));

  test("a paste keeps words, spaces, line ends and links", () =>
    visit(async (page) => {
      await openFrame(page, "silent");
      await copy(page, { text: " that" });
      for (const path of ["opening.lead", "opening.title"]) {
        await writeOver(page, path, "Rooms");
        await page.press("Control+v");
        expect([await lastValue(page)].flat()).toEqual(["Rooms that"]);
      }
      await copy(page, {
        html: `<h2 style="color:red">Two rooms</h2><p>and <a href="https://acoustics.example/">link</a></p><ul><li>Floors</li></ul>`,
      });
      await focusSlot(page, "opening.lead");
      await page.press("Control+a");
      await page.press("Control+v");
      expect(await lastValue(page)).toEqual([
        "Two rooms\nand ",
        { text: "link", to: "https://acoustics.example/" },
        "\nFloors",
      ]);
    }));

  test("a text that is too long stays, and is marked until it is short enough", () =>
    visit(async (page) => {
      await openFrame(page, "silent");
      await copy(page, { text: " and long".repeat(40) });
      await writeOver(page, "opening.title", "Short");
      await page.press("Control+v");
      expect(await lastValue(page)).toBe(`Short${" and long".repeat(40)}`);
      const isMarked = () =>
        page.evaluate(() => document.activeElement?.getAttribute("aria-invalid"));
      expect(await isMarked()).toBe("true");
      await writeOver(page, "opening.title", "Short");
      expect(await isMarked()).toBe(null);
    }));

  test("what extensions put into a text is not stored", () =>
    visit(async (page) => {
      await openFrame(page, "silent");
      for (const path of ["opening.title", "opening.lead"]) {
        await writeOver(page, path, "Rooms");
        await page.evaluate(() =>
          document.activeElement?.insertAdjacentHTML(
            "beforeend",
            "<spelling-hints>Fix</spelling-hints><div>Fix<button>Add</button><style>.q{}</style></div>",
          ),
        );
        await page.press("Home");
        await page.type("My ");
        expect([await lastValue(page)].flat()).toEqual(["My Rooms"]);
      }
    }));

  test("the first click on a text behind an open drawer leads to the text", () =>
    visit(async (page) => {
      await openFrame(page, "simple");
      const box = await page.evaluate(() => {
        const title = document.querySelector('slot-text[data-slot="opening.title"]');
        const { x, y, height } = title?.getBoundingClientRect() ?? { x: 0, y: 0, height: 0 };
        return { x: x + 20, y: y + height / 4 };
      });
      await page.click(Math.round(box.x), Math.round(box.y));
      await expect
        .poll(
          () =>
            page.evaluate(() => [
              document.activeElement?.getAttribute("data-slot"),
              document.querySelector("dialog#cart")?.checkVisibility(),
            ]),
          eventually,
        )
        .toEqual(["opening.title", false]);
    }));

  test("what a guest writes is undone, kept across a reload, and has a large photo", () =>
    visit(async (page) => {
      const title = () =>
        page.evaluate(() => {
          const frame = document.querySelector<HTMLIFrameElement>("iframe[title$='your page']");
          return frame?.contentDocument?.querySelector("h1 slot-text")?.textContent;
        });
      const expectTitle = (text: string) => expect.poll(title, eventually).toBe(text);
      const expectStatus = (status: string) =>
        expect
          .poll(
            () =>
              page.evaluate(() =>
                document.querySelector("[role=toolbar] [role=status]")?.textContent?.trim(),
              ),
            eventually,
          )
          .toBe(status);
      const expectSaved = () => expectStatus("Saved on this device");
      const press = (name: string) =>
        page.evaluate((label) => {
          const buttons = document.querySelectorAll("button");
          [...buttons].find((it) => (it.ariaLabel ?? it.textContent)?.trim() === label)?.click();
        }, name);
      await page.open("/preview/silent/edit");
      await expectTitle("Buildings that keep their voice down.");
      await expectStatus("Click any text to change it");
      await page.evaluate(() => {
        const frame = document.querySelector<HTMLIFrameElement>("iframe[title$='your page']");
        const slot = frame?.contentDocument?.querySelector<HTMLElement>("h1 slot-text");
        frame?.contentWindow?.focus();
        slot?.focus();
        if (slot) frame?.contentWindow?.getSelection()?.selectAllChildren(slot);
      });
      await page.type("Rooms that listen");
      await expectTitle("Rooms that listen");
      await expectSaved();
      await page.open("/preview/silent/edit");
      await expectTitle("Rooms that listen");
      await expectSaved();
      await press("Undo");
      await expectTitle("Buildings that keep their voice down.");

      await press("Top of the page");
      await expect
        .poll(
          () =>
            page.evaluate(async () => {
              const input = document.querySelector<HTMLInputElement>(
                "input[type=file][aria-label='Choose a picture'], label:has(input[type=file]) input",
              );
              if (!input || input.files?.length) return Boolean(input);
              const canvas = new OffscreenCanvas(4_000, 3_000);
              // Gray noise: small enough as a JPEG, too large for an upload as a PNG.
              const noise = new ImageData(4_000, 3_000);
              const pixels = new Uint32Array(noise.data.buffer);
              for (let at = 0; at < pixels.length; at++) {
                pixels[at] = 0xff000000 + Math.floor(96 + Math.random() * 64) * 0x010101;
              }
              canvas.getContext("2d")?.putImageData(noise, 0, 0);
              const photo = await canvas.convertToBlob({ type: "image/jpeg", quality: 0.95 });
              const chosen = new DataTransfer();
              chosen.items.add(new File([photo], "photo.jpg", { type: "image/jpeg" }));
              input.files = chosen.files;
              input.dispatchEvent(new Event("change", { bubbles: true }));
              return true;
            }),
          eventually,
        )
        .toBe(true);
      await expect
        .poll(
          () =>
            page.evaluate(() => {
              const frame = document.querySelector<HTMLIFrameElement>("iframe[title$='your page']");
              return frame?.contentDocument
                ?.querySelector("[data-slot='opening.picture']")
                ?.getAttribute("src")
                ?.slice(0, 5);
            }),
          eventually,
        )
        .toBe("blob:");
    }));
}
