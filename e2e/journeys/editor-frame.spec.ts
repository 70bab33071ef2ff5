import type { Locator, Page } from "@playwright/test";
import type { PrintInput } from "@/components/templates/browser-bundle";
import type { SlotValue } from "@/components/templates/content/values";
import { templateSlugs } from "@/components/templates/registry";
import { expectAccessible } from "../fixtures/axe";
import { test as base, expect } from "../fixtures/test";
import { sampleOf } from "../support/sweep";

/** Opens the page that is written in, without the editor's shell around it. */
const test = base.extend<{ template: string }>({
  template: ["silent", { option: true }],
  page: async ({ page, template }, use) => {
    await page.goto(`/preview/${template}/edit/frame`);
    await ready(page);
    await use(page);
  },
});

declare global {
  interface Window {
    told?: { edits: [string, SlotValue][]; calls: string[] };
  }
}

const slot = (page: Page, path: string) =>
  page.locator(`slot-text[data-slot="${path}"]`).filter({ visible: true }).first();

/** What the shell would be handed over. */
const typedBefore = (page: Page) =>
  page.evaluate(() => {
    const nothing = () => {};
    const typed = window.frameEditor?.connect({
      onEdit: nothing,
      onSelect: nothing,
      onUndo: nothing,
      onMoveItem: nothing,
      onLeave: nothing,
    });
    return Object.fromEntries(typed ?? []);
  });

/** A shell that records what it is told. */
const connect = (page: Page) =>
  page.evaluate(() => {
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

const told = (page: Page) => page.evaluate(() => window.told ?? { edits: [], calls: [] });
const lastEdit = async (page: Page) => (await told(page)).edits.at(-1);

/** What the template's own script prints: the sample. */
const sample: PrintInput = {
  brand: { name: "Your Company", logo: "" },
  palette: { primary: "", secondary: "", text01: "", text02: "" },
  images: "",
  uploads: "",
  trades: "",
  values: {},
  language: "en",
  home: "",
  isEdited: true,
};

/** Markup with some words of the page replaced, as the shell would show it. */
const show = (page: Page, words: Record<string, string>) =>
  page.evaluate(
    ([all, input]) => {
      const root = document.querySelector("body > [class^='t-']");
      const markup = Object.entries(all).reduce(
        (html, [from, to]) => html.replaceAll(from, to),
        root?.outerHTML ?? "",
      );
      return window.frameEditor?.show(markup, input);
    },
    [words, sample] as const,
  );

async function selectAll(text: Locator) {
  await text.focus();
  await text.press("ControlOrMeta+a");
}

async function paste(text: Locator, data: Record<string, string>) {
  await text.evaluate((element, all) => {
    const clipboardData = new DataTransfer();
    for (const [type, value] of Object.entries(all)) clipboardData.setData(type, value);
    element.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  }, data);
}

/** Waits until the page can be written in. */
const ready = (page: Page) => page.waitForFunction(() => window.frameEditor !== undefined);

/** Waits for the script that opens panels and understands what is pasted. */
const deferredLoaded = (page: Page) =>
  page.waitForFunction(() => {
    const script = document.querySelector<HTMLElement>("script[data-deferred]");
    const url = new URL(script?.dataset.deferred ?? "", location.href).href;
    return performance.getEntriesByName(url).length > 0;
  });

test("what is typed counts from the first letter, and is handed to the shell", async ({ page }) => {
  const title = slot(page, "opening.title");
  await title.click();
  await selectAll(title);
  await page.keyboard.type("Rooms that listen");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Rooms that listen");
  expect(await typedBefore(page)).toEqual({ "opening.title": "Rooms that listen" });
});

test("a crash before the shell arrives loses nothing", async ({ page }) => {
  await selectAll(slot(page, "opening.title"));
  await page.keyboard.type("Kept");
  await slot(page, "about.text").focus();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.type(" Always.");
  await page.reload();
  await expect(slot(page, "opening.title")).toHaveText("Kept");
  await ready(page);
  const typed = await typedBefore(page);
  expect(typed["opening.title"]).toBe("Kept");
  expect(typed["about.text"]).toEqual([
    { brand: true },
    expect.stringMatching(/on time. Always.$/),
  ]);
});

test("what the shop could not have stored is ignored", async ({ page }) => {
  await page.evaluate(() => {
    const link = { text: "x", to: "javascript:alert(1)" };
    const values = { "about.text": [link], "opening.title": [1], "no.slot": "x" };
    sessionStorage.setItem("typed:/preview/silent/edit/frame", JSON.stringify(values));
  });
  await page.reload();
  await ready(page);
  expect(await typedBefore(page)).toEqual({});
  await page.evaluate(() => sessionStorage.setItem("typed:/preview/silent/edit/frame", "{"));
  await page.reload();
  await expect(slot(page, "opening.title")).toHaveAttribute("contenteditable", "plaintext-only");
});

test("Enter ends a line, Escape leaves, and Tab goes on from there", async ({ page }) => {
  await connect(page);
  await slot(page, "opening.kicker").focus();
  await page.keyboard.press("Enter");
  await expect(slot(page, "opening.kicker")).not.toBeFocused();
  await page.keyboard.press("Tab");
  await expect(slot(page, "opening.title")).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(slot(page, "opening.title")).not.toBeFocused();
  await page.keyboard.press("Escape");
  await slot(page, "opening.title").focus();
  await page.keyboard.press("Shift+Tab");
  await expect(slot(page, "opening.kicker")).toBeFocused();
  const { calls } = await told(page);
  expect(calls).toEqual([
    "select opening.kicker",
    "select null",
    "select opening.title",
    "select null",
    "leave",
    "select opening.title",
    "select opening.kicker",
  ]);
});

test("Tab reaches every slot of the page, also what a panel or a hidden word holds", async ({
  page,
}) => {
  await deferredLoaded(page);
  const all = await page
    .locator("slot-text")
    .evaluateAll((slots) => slots.map((it) => it.getAttribute("data-slot")));
  const reached: (string | null)[] = [];
  for (let step = 0; step < all.length + 5; step++) {
    await page.keyboard.press("Tab");
    const path = await page.evaluate(() => document.activeElement?.getAttribute("data-slot"));
    if (!path) break;
    reached.push(path);
  }
  expect(new Set(reached)).toEqual(new Set([...all, "opening.picture"]));
});

test("lines, emphasis and the company's name survive typing", async ({ page }) => {
  await connect(page);
  const about = slot(page, "about.text");
  await about.focus();
  await page.keyboard.press("ControlOrMeta+End");
  await page.keyboard.press("Enter");
  await page.keyboard.type("Always.");
  const [path, value] = (await lastEdit(page)) ?? [];
  expect([path, value]).toEqual([
    "about.text",
    [{ brand: true }, expect.stringMatching(/^ is a small .* on time\.\nAlways\.$/)],
  ]);

  const own = `<strong>Quiet</strong> rooms for <a href="#silent-shop" data-to="#silent-shop">everyone</a>`;
  await about.evaluate((element, html) => {
    element.innerHTML = html;
  }, own);
  await about.locator("strong").click();
  await page.keyboard.press("Home");
  await page.keyboard.press("ArrowRight");
  await page.keyboard.type("u");
  expect((await lastEdit(page))?.[1]).toEqual([
    { text: "Quuiet", mark: "strong" },
    " rooms for ",
    { text: "everyone", to: "#silent-shop" },
  ]);
});

test("a paste keeps words, line ends and links", async ({ page }) => {
  await connect(page);
  const html = `<h2 style="color:red">Two\n rooms</h2><script>alert(1)</script><p>and <b>one</b>
    <a href="https://acoustics.example/">link</a>, <a href="javascript:alert(1)">none</a></p>
    <img src="https://evil.example/x.png">`;
  const lead = slot(page, "opening.lead");
  await deferredLoaded(page);
  await selectAll(lead);
  await paste(lead, { "text/html": html, "text/plain": "plain" });
  expect((await lastEdit(page))?.[1]).toEqual([
    "Two rooms\nand one ",
    { text: "link", to: "https://acoustics.example/" },
    ", none",
  ]);
  await expect(lead.locator("h2, b, img, script")).toHaveCount(0);

  const title = slot(page, "opening.title");
  await selectAll(title);
  await paste(title, { "text/html": html });
  expect((await lastEdit(page))?.[1]).toBe("Two rooms and one link, none");
  await selectAll(title);
  await paste(title, { "text/plain": "Left\u202e\nright".repeat(40) });
  await page.keyboard.type(" and more");
  const [, long] = (await lastEdit(page)) ?? [];
  expect(long).toBe(`${"Left right".repeat(40)} and more`);
  await expect(title).toHaveAttribute("aria-invalid", "true");
  await selectAll(title);
  await page.keyboard.type("Short");
  await expect(title).not.toHaveAttribute("aria-invalid");
});

test("a pasted word keeps its space; lists and empty lines leave no bullets and no gaps", async ({
  page,
}) => {
  await connect(page);
  const [lead, title] = [slot(page, "opening.lead"), slot(page, "opening.title")];
  await deferredLoaded(page);
  for (const slotOfWords of [lead, title]) {
    for (const [type, data] of [
      ["text/plain", " that"],
      ["text/html", "<meta charset='utf-8'> that"],
    ] as const) {
      await selectAll(slotOfWords);
      await page.keyboard.type("Rooms");
      await paste(slotOfWords, { [type]: data });
      expect([(await lastEdit(page))?.[1]].flat()).toEqual(["Rooms that"]);
    }
  }
  const word = `<html><body><!--StartFragment--><p class=MsoNormal>Walls</p>
    <p class=MsoNormal><o:p>&nbsp;</o:p></p>
    <p class=MsoListParagraph><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp; </span></span><![endif]>Floors</p><!--EndFragment--></body></html>`;
  for (const [type, data] of [
    ["text/html", word],
    ["text/plain", "Walls\r\n\r\n•\tFloors\r\n"],
  ] as const) {
    await selectAll(lead);
    await paste(lead, { [type]: data });
    expect((await lastEdit(page))?.[1]).toEqual(["Walls\nFloors"]);
  }
});

for (const [template, path] of [
  ["silent", "about.text"],
  ["gourmet-grove", "columns.about.text"],
] as const) {
  test.describe(template, () => {
    test.use({ template });

    test("words typed over and beside the company's name land where the caret is", async ({
      page,
    }) => {
      await connect(page);
      const about = slot(page, path);
      await about.focus();
      await page.keyboard.press("ControlOrMeta+Home");
      await page.keyboard.type("At ");
      await page.keyboard.press("ArrowRight");
      await page.keyboard.type("!");
      const [, beside] = (await lastEdit(page)) ?? [];
      expect(beside).toEqual(["At ", { brand: true }, expect.stringMatching(/^! (is|has) /)]);
      await selectAll(about);
      await page.keyboard.type("New");
      expect((await lastEdit(page))?.[1]).toEqual(["New"]);
      await page.evaluate(() => sessionStorage.clear());
      await page.reload();
      await ready(page);
      await connect(page);
      // The last line, which is not the name.
      const lines = await about.evaluate((it) =>
        Array.from(it.getClientRects(), (r) => r.toJSON()),
      );
      const { x, y, height } = lines.at(-1) ?? { x: 0, y: 0, height: 0 };
      await about.scrollIntoViewIfNeeded();
      const moved = await about.evaluate(
        (it) => it.getClientRects()[it.getClientRects().length - 1]?.y,
      );
      await page.mouse.click(x + 20, (moved ?? y) + height / 2, { clickCount: 3 });
      await page.keyboard.type("New");
      expect((await lastEdit(page))?.[1]).toEqual(["New"]);
    });
  });
}

test("what extensions of browsers put into a text is not stored, and nothing is translated", async ({
  page,
}) => {
  await connect(page);
  await expect(page.locator("html")).toHaveAttribute("translate", "no");
  for (const path of ["opening.title", "opening.lead"]) {
    const text = slot(page, path);
    await selectAll(text);
    await page.keyboard.type("Rooms");
    await text.evaluate((element) => {
      element.insertAdjacentHTML(
        "beforeend",
        `<spelling-hints>Fix</spelling-hints><div>Fix spelling<button>Add</button><script>window.x=1</script><style>.q{}</style></div>`,
      );
    });
    await page.keyboard.press("Home");
    await page.keyboard.type("My ");
    expect([(await lastEdit(page))?.[1]].flat()).toEqual(["My Rooms"]);
  }
});

test.describe("simple", () => {
  test.use({ template: "simple" });

  test("the first click on a text behind an open drawer leads to the text", async ({ page }) => {
    await deferredLoaded(page);
    await expect(page.locator("dialog#cart")).toBeVisible();
    const title = slot(page, "opening.title");
    const box = await title.boundingBox();
    await page.mouse.click((box?.x ?? 0) + 20, (box?.y ?? 0) + (box?.height ?? 0) / 4);
    await expect(title).toBeFocused();
    await expect(page.locator("dialog#cart")).toBeHidden();
  });
});

for (const template of sampleOf(templateSlugs, 4)) {
  test.describe(template, () => {
    test.use({ template });

    test("long words break in the editor as they do on the page", async ({ page }) => {
      const differing = await page.evaluate(() => {
        const slots = [...document.querySelectorAll("slot-text:not([data-kind=price])")];
        for (const it of slots) it.textContent = "Donaudampfschifffahrtsgesellschaft words";
        const parents = [...new Set(slots.flatMap((it) => it.parentElement ?? []))]
          // The box of an inline element ends behind a space that the page drops.
          .filter((it) => it.checkVisibility() && getComputedStyle(it).display !== "inline");
        const boxes = () =>
          parents.map((it) => {
            const { left, top, width, height } = it.getBoundingClientRect();
            return [it.className, left, top + scrollY, width, height].join(" ");
          });
        const edited = boxes();
        for (const it of slots) it.replaceWith(...it.childNodes);
        const printed = boxes();
        return edited.filter((box, index) => box !== printed[index]);
      });
      expect(differing).toEqual([]);
    });
  });
}

test("an input method composes without being disturbed", async ({ page, browserName }) => {
  test.skip(browserName !== "chromium", "composes by the DevTools protocol");
  await connect(page);
  const title = slot(page, "opening.title");
  await selectAll(title);
  const client = await page.context().newCDPSession(page);
  for (const text of ["に", "にほ", "にほん"]) {
    await client.send("Input.imeSetComposition", { text, selectionStart: 3, selectionEnd: 3 });
    await show(page, { にほん: "something older" });
  }
  await client.send("Input.insertText", { text: "日本" });
  await expect(title).toHaveText("日本");
  const { edits } = await told(page);
  expect(edits.map(([, value]) => value)).toEqual(["に", "にほ", "にほん", "日本"]);
});

test("an emptied slot keeps its place and its name", async ({ page }) => {
  await connect(page);
  const title = slot(page, "opening.title");
  await selectAll(title);
  await page.keyboard.press("Delete");
  expect(await lastEdit(page)).toEqual(["opening.title", ""]);
  await page.keyboard.press("Escape");
  await title.click();
  await page.keyboard.type("Again");
  expect(await lastEdit(page)).toEqual(["opening.title", "Again"]);
  await expect(title).toHaveAccessibleName("Headline");
});

test("what the shell shows keeps the caret, and undo keys are the shell's", async ({ page }) => {
  await connect(page);
  const title = slot(page, "opening.title");
  await title.focus();
  await page.keyboard.press("Home");
  await page.keyboard.type("Our ");
  await show(page, { "Our Buildings": "Buildings", Acoustics: "Silence" });
  await expect(slot(page, "opening.kicker")).toHaveText(/^Silence/);
  await expect(title).toHaveText(/^Our Buildings/);
  await page.keyboard.type("own ");
  await expect(title).toHaveText(/^Our own Buildings/);

  await page.keyboard.press("ControlOrMeta+z");
  await show(page, { "Our own Buildings": "Our Buildings" });
  await expect(title).toHaveText(/^Our Buildings/);
  await expect(title).toBeFocused();
  await page.keyboard.press("ControlOrMeta+Shift+z");
  await page.keyboard.press("ControlOrMeta+y");
  expect((await told(page)).calls).toEqual(["select opening.title", "undo", "redo", "redo"]);
});

test("items are moved by keys, and keep the active slot when they are", async ({ page }) => {
  await connect(page);
  const name = slot(page, "packages.items.2.name");
  await name.focus();
  await page.keyboard.press("Alt+ArrowUp");
  expect((await told(page)).calls.at(-1)).toBe("move packages.items.2 -1");
  await page.evaluate((input) => {
    const root = document.querySelector("body > [class^='t-']");
    const copy = document.createElement("div");
    copy.innerHTML = root?.outerHTML ?? "";
    const [first, second] = copy.querySelectorAll("[data-list-item^='packages.items']");
    if (first && second) first.before(second);
    return window.frameEditor?.show(copy.innerHTML, input);
  }, sample);
  await expect(page.locator("[data-list-item^='packages.items'] h3").first()).toHaveText(
    "Quiet plan",
  );
  await expect(name).toBeFocused();
});

test("a click makes a slot active and follows no link; the control around it still opens", async ({
  page,
}) => {
  await connect(page);
  await slot(page, "opening.action").click();
  await expect(slot(page, "opening.action")).toBeFocused();
  await slot(page, "words.menu").click();
  await expect(page.locator("#silent-menu")).toBeHidden();
  await page.keyboard.type(" x");
  await expect(page.locator("#silent-menu")).toBeHidden();
  await slot(page, "words.menu").click({ modifiers: ["Alt"] });
  await expect(page.locator("#silent-menu")).toBeVisible();
  expect(page.url()).toMatch(/\/edit\/frame$/);
  // It is on the page twice: in the button and above the panel.
  await expect(page.locator("#silent-menu .panel-title")).toHaveText(/ x/);
});

test("a picture and a price become active for the panel", async ({ page }) => {
  await connect(page);
  await page.locator("[data-slot='opening.picture']").click();
  await slot(page, "packages.items.1.price").click();
  await page.keyboard.type("9");
  await page.keyboard.press("Enter");
  await expect(slot(page, "packages.items.1.price")).toHaveText("$480");
  expect(await told(page)).toEqual({
    edits: [],
    calls: ["select opening.picture", "select packages.items.1.price", "leave"],
  });
});

test("the shell can show a slot that is in a closed panel", async ({ page }) => {
  await connect(page);
  await page.evaluate(() => window.frameEditor?.select("cart.text"));
  await expect(slot(page, "cart.text")).toBeFocused();
  await page.evaluate(() => window.frameEditor?.select("contact.title"));
  await expect(slot(page, "contact.title")).toBeFocused();
  await expect(page.locator("#silent-cart")).toBeHidden();
  await page.evaluate(() => window.frameEditor?.select("words.skip"));
  await expect(slot(page, "words.skip")).toBeInViewport();
});

test("the page is accessible, with nothing and with an active slot", async ({ page }) => {
  await expectAccessible(page);
  await slot(page, "opening.title").focus();
  await expectAccessible(page);
});
