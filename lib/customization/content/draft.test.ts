import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { content as silent } from "@/components/templates/silent/content";
import { faultTestTimeout, scaled } from "@/e2e/support/fault-test";
import {
  type Draft,
  type DraftAccount,
  type DraftEnvironment,
  type DraftStatus,
  openDraft,
  type Revision,
} from "./draft";
import type { DraftStore, StoredDraft } from "./draft-store";
import { type MergeConflict, mergeDocuments } from "./merge";
import { pullDrafts } from "./pull";
import { type ContentDocument, canonicalDocument, sampleDocument } from "./rules";
import { sendKept } from "./send-kept";
import { takeDraftsAlong } from "./take-along";

const sample = sampleDocument("silent", silent);

/** The browser's storage of one device; each call ends in a later task, as IndexedDB's do. */
function deviceStore(): DraftStore {
  const drafts = new Map<string, StoredDraft>();
  const key = (owner: string, slug: string) => `${owner}:${slug}`;
  const later = () => new Promise<void>((done) => setImmediate(done));
  return {
    read: async (owner, slug) => {
      await later();
      return structuredClone(drafts.get(key(owner, slug)) ?? null);
    },
    update: async (owner, slug, change) => {
      await later();
      const changed = change(structuredClone(drafts.get(key(owner, slug)) ?? null));
      if (changed) drafts.set(key(owner, slug), structuredClone(changed));
      else drafts.delete(key(owner, slug));
      return changed;
    },
    list: async (owner) => [...drafts.values()].filter((draft) => draft.owner === owner),
  };
}

/** The server's side: append-only revisions, an older base is merged or refused with the conflicts. */
class Account {
  revisions: Revision[] = [];

  newest = () => this.revisions.at(-1) ?? null;

  save(base: number | null, document: ContentDocument) {
    const newest = this.newest();
    if ((newest?.number ?? null) === base) return this.append(document);
    const from = this.revisions.find(({ number }) => number === base)?.document ?? sample;
    const theirs = newest ?? { number: 0, document: sample };
    const merged = mergeDocuments(silent, from, document, theirs.document);
    if (merged.conflicts.length > 0) {
      return { kind: "conflict" as const, theirs, conflicts: merged.conflicts };
    }
    return this.append(canonicalDocument(silent, merged.document));
  }

  private append(document: ContentDocument) {
    const newest = this.newest();
    if (newest && JSON.stringify(newest.document) === JSON.stringify(document)) {
      return { kind: "saved" as const, revision: newest };
    }
    const revision = { number: (newest?.number ?? 0) + 1, document };
    this.revisions.push(revision);
    return { kind: "saved" as const, revision };
  }
}

class Device {
  isOnline = true;
  store = deviceStore();
  private queue: Promise<unknown> = Promise.resolve();
  readonly api: DraftAccount;

  constructor(account: Account) {
    const reach = () => {
      if (!this.isOnline) throw new Error("The network is gone.");
    };
    this.api = {
      newest: async () => {
        reach();
        return structuredClone(account.newest());
      },
      save: async (_slug, base, document) => {
        reach();
        const result = structuredClone(account.save(base, document));
        await new Promise<void>((done) => setImmediate(done));
        // The answer is lost after the revision was stored.
        reach();
        return result;
      },
    };
  }

  exclusively = <T>(work: () => Promise<T>): Promise<T> => {
    const run = this.queue.then(work, work);
    this.queue = run.catch(() => {});
    return run;
  };
}

class Tab {
  draft: Draft | null = null;
  status: DraftStatus = "saved";
  reason: string | undefined;
  conflicts: MergeConflict[] = [];
  private resolve: ((theirs: string[]) => Promise<void>) | null = null;

  constructor(
    readonly device: Device,
    readonly environment: Partial<DraftEnvironment> = {},
  ) {}

  async open() {
    this.draft ??= await openDraft(
      "silent",
      silent,
      {
        store: this.device.store,
        account: this.device.api,
        owner: "ana@example.com",
        // Heard late or never, as by a tab that sleeps: the step "hear".
        notifyTabs: () => {},
        exclusively: this.device.exclusively,
        now: () => 0,
        firstDraft: null,
        ...this.environment,
      },
      {
        onDocument: () => {},
        onStatus: (status, reason) => {
          this.status = status;
          this.reason = reason;
        },
        onConflict: (conflicts, resolve) => {
          this.conflicts = conflicts;
          this.resolve = resolve;
        },
      },
    );
    return this.draft;
  }

  async write(path: string, value: string) {
    const draft = await this.open();
    const document = draft.document();
    draft.edit({ ...document, content: { ...document.content, [path]: value } });
  }

  async choose(theirs: string[]) {
    const resolve = this.resolve;
    this.resolve = null;
    this.conflicts = [];
    await resolve?.(theirs);
  }
}

test("a guest's draft is kept on the device and found again", async () => {
  const device = new Device(new Account());
  const guest = { account: null, owner: "" };
  const tab = new Tab(device, guest);
  await tab.write("opening.title", "Mine");
  await (await tab.open()).flush();
  expect(tab.status).toBe("kept");
  const again = await new Tab(device, guest).open();
  expect(again.document().content).toEqual({ "opening.title": "Mine" });
});

test.each([
  ["a guest's", { account: null, owner: "" }, "kept"],
  ["a customer's", {}, "saved"],
] as const)(
  "%s words that come while others are kept are not said to be",
  async (_, environment, done) => {
    const tab = new Tab(new Device(new Account()), environment);
    const draft = await tab.open();
    await tab.write("opening.title", "Mine");
    const flushed = draft.flush();
    await tab.write("opening.kicker", "Later");
    await flushed;
    expect(tab.status).toBe("saving");
    await draft.flush();
    expect(tab.status).toBe(done);
  },
);

test.each([
  ["a guest's", { account: null, owner: "" }],
  ["a customer's", {}],
] as const)("%s words that are undone while they are kept stay undone", async (_, environment) => {
  const device = new Device(new Account());
  const update = async (...args: Parameters<DraftStore["update"]>) => {
    const changed = await device.store.update(...args);
    if (changed?.document.content["opening.title"] !== "A copy") return changed;
    await tab.write("opening.title", "Mine");
    flushed.push(draft.flush());
    return changed;
  };
  const flushed: Promise<void>[] = [];
  const tab = new Tab(device, { ...environment, store: { ...device.store, update } });
  const draft = await tab.open();
  for (const title of ["Mine", "A copy"]) {
    await tab.write("opening.title", title);
    await draft.flush();
  }
  await Promise.all(flushed);
  expect(flushed).not.toEqual([]);
  const again = await new Tab(device, environment).open();
  for (const { document } of [draft, again]) {
    expect(document().content).toEqual({ "opening.title": "Mine" });
  }
});

test("a browser that keeps nothing says so, and typing goes on", async () => {
  const device = new Device(new Account());
  const broken = async () => {
    throw new Error("The disk is full.");
  };
  const store = { read: broken, update: broken, list: broken };
  const tab = new Tab(device, { account: null, owner: "", store });
  await tab.write("opening.title", "Mine");
  await (await tab.open()).flush();
  await tab.write("opening.kicker", "Too");
  await (await tab.open()).flush();
  expect(tab.status).toBe("lost");
  expect((await tab.open()).document().content).toEqual({
    "opening.kicker": "Too",
    "opening.title": "Mine",
  });
});

test("what the account refuses is kept on the device, with the reason", async () => {
  const device = new Device(new Account());
  const refused = { kind: "refused" as const, reason: "Your pictures take too much space." };
  const tab = new Tab(device, { account: { ...device.api, save: async () => refused } });
  await tab.write("opening.title", "Mine");
  await (await tab.open()).flush();
  expect([tab.status, tab.reason]).toEqual(["refused", refused.reason]);
  const again = await new Tab(device).open();
  expect(again.document().content).toEqual({ "opening.title": "Mine" });
});

test("the same slot changed on two devices is asked about, and both texts are kept until then", async () => {
  const account = new Account();
  const [one, other] = [new Device(account), new Device(account)].map(
    (device) => new Tab(device),
  ) as [Tab, Tab];
  for (const tab of [one, other]) await tab.open();
  await one.write("opening.title", "One");
  await (await one.open()).flush();
  await other.write("opening.title", "Other");
  await (await other.open()).flush();
  expect(other.status).toBe("conflict");
  expect(other.conflicts).toEqual([{ slot: "opening.title", mine: "Other", theirs: "One" }]);
  await other.choose(["opening.title"]);
  expect(other.status).toBe("saved");
  expect((await other.open()).document().content).toEqual({ "opening.title": "One" });
});

describe("at a login, a guest's draft", () => {
  const guestWith = async (device: Device, title: string) => {
    const tab = new Tab(device, { account: null, owner: "" });
    await tab.write("opening.title", title);
    await (await tab.open()).flush();
  };
  const owner = "ana@example.com";

  test("becomes the first revision of an account that has none", async () => {
    const account = new Account();
    const device = new Device(account);
    await guestWith(device, "Guest's");
    const taken = await takeDraftsAlong(device.store, device.api, owner);
    expect(taken).toEqual([{ slug: "silent", hasReplaced: false }]);
    expect(account.revisions.map(({ document }) => document.content)).toEqual([
      { "opening.title": "Guest's" },
    ]);
    expect(await device.store.read("", "silent")).toBeNull();
    expect((await new Tab(device).open()).document().content).toEqual({
      "opening.title": "Guest's",
    });
  });

  test("becomes the newest revision, and the account's own stays in the history", async () => {
    const account = new Account();
    account.save(null, { ...sample, content: { "opening.kicker": "Account's" } });
    const device = new Device(account);
    await guestWith(device, "Guest's");
    const taken = await takeDraftsAlong(device.store, device.api, owner);
    expect(taken).toEqual([{ slug: "silent", hasReplaced: true }]);
    expect(account.revisions.map(({ document }) => document.content)).toEqual([
      { "opening.kicker": "Account's" },
      { "opening.title": "Guest's" },
    ]);
  });

  test("stays on the device while the shop cannot be reached, and is taken along later", async () => {
    const account = new Account();
    const device = new Device(account);
    await guestWith(device, "Guest's");
    device.isOnline = false;
    await expect(takeDraftsAlong(device.store, device.api, owner)).rejects.toThrow("network");
    expect(await device.store.read("", "silent")).not.toBeNull();
    device.isOnline = true;
    await takeDraftsAlong(device.store, device.api, owner);
    expect(account.newest()?.document.content).toEqual({ "opening.title": "Guest's" });
  });
});

describe("drafts of other devices", () => {
  const owner = "ana@example.com";
  const pull = (device: Device, account: Account) =>
    pullDrafts(
      device.store,
      {
        list: async () =>
          account.revisions.slice(-1).map(({ number }) => ({
            template: "silent",
            number,
            changedAt: "2026-11-22T12:00:00.000Z",
          })),
        newest: async () => account.newest() ?? { number: 0, document: sample },
      },
      owner,
    );
  const titled = (title: string) => ({ ...sample, content: { "opening.title": title } });

  test("come here once, and again when they were changed there", async () => {
    const account = new Account();
    const device = new Device(account);
    account.save(null, titled("First"));
    expect(await pull(device, account)).toHaveLength(1);
    expect(await pull(device, account)).toEqual([]);
    account.save(1, titled("Second"));
    const [pulled] = await pull(device, account);
    expect(pulled?.document?.content).toEqual({ "opening.title": "Second" });
    expect((await device.store.read(owner, "silent"))?.stamp).toBe(2);
    expect((await new Tab(device).open()).document().content).toEqual({
      "opening.title": "Second",
    });
  });

  test("leave alone what this device did not send yet", async () => {
    const account = new Account();
    const device = new Device(account);
    device.isOnline = false;
    const tab = new Tab(device);
    await tab.write("opening.title", "Here");
    await (await tab.open()).flush();
    account.save(null, titled("There"));
    expect(await pull(device, account)).toEqual([]);
    expect((await device.store.read(owner, "silent"))?.document.content).toEqual({
      "opening.title": "Here",
    });
  });
});

/** @requirement Content: A draft that is deleted on one device is deleted on the others */
describe("a draft that was deleted on another device", () => {
  const owner = "ana@example.com";
  const none = {
    list: async () => [],
    newest: () => Promise.reject(new Error("Nothing is there.")),
  };

  async function synced() {
    const account = new Account();
    const device = new Device(account);
    const tab = new Tab(device);
    await tab.write("opening.title", "Mine");
    await (await tab.open()).flush();
    expect(account.newest()?.number).toBe(1);
    return { account, device, tab };
  }

  test("is taken from this one, where nothing is unsent", async () => {
    const { device, tab } = await synced();
    expect(await pullDrafts(device.store, none, owner)).toEqual([
      { slug: "silent", document: null },
    ]);
    expect(await device.store.list(owner)).toEqual([]);
    const other = await synced();
    await other.tab.write("opening.kicker", "Unsent");
    other.device.isOnline = false;
    await (await other.tab.open()).flush();
    expect(await pullDrafts(other.device.store, none, owner)).toEqual([]);
    expect(tab.status).toBe("saved");
  });

  test("is the sample in an editor that is open, and can be begun anew", async () => {
    const { account, tab } = await synced();
    const draft = await tab.open();
    account.revisions = [];
    await draft.refresh();
    expect(draft.document()).toEqual(sample);
    expect(account.revisions).toEqual([]);
    await tab.write("opening.kicker", "Anew");
    await draft.flush();
    expect(account.newest()?.document.content).toEqual({ "opening.kicker": "Anew" });
  });

  test("stays while the account cannot be asked", async () => {
    const { device, tab } = await synced();
    const draft = await tab.open();
    device.isOnline = false;
    await draft.refresh();
    expect(draft.document().content).toEqual({ "opening.title": "Mine" });
  });
});

/** Slots that several tabs write, and one for each tab alone. */
const shared = ["opening.title", "opening.kicker"];
const own = ["contact.title", "about.title", "social.title", "packages.title"];

type Step =
  | { kind: "write"; tab: number; slot: number; text: string }
  | { kind: "flush" | "refresh" | "close" | "choose" | "hear"; tab: number }
  | { kind: "network"; device: number; isOnline: boolean };

const tab = fc.nat(3);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant("write" as const),
      tab,
      slot: fc.nat(2),
      text: fc.string({ minLength: 1, maxLength: 5 }),
    }),
  },
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constantFrom("flush", "refresh", "close", "choose", "hear"),
      tab,
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({
      kind: fc.constant("network" as const),
      device: fc.nat(1),
      isOnline: fc.boolean(),
    }),
  },
);

describe("two tabs on each of two devices", () => {
  test(
    "agree after all have met, and no acknowledged edit is lost",
    async () => {
      await fc.assert(
        fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
          const account = new Account();
          const devices = [new Device(account), new Device(account)] as const;
          const tabs = [0, 0, 1, 1].map((index) => new Tab(devices[index === 0 ? 0 : 1]));
          const at = (index: number) => tabs[index] as Tab;
          /** By tab and slot: the last edit that was kept. */
          const acknowledged = tabs.map(() => new Map<string, string>());
          const typed = tabs.map(() => new Map<string, string>());
          const keep = async (index: number, by: "flush" | "refresh") => {
            const kept = new Map(typed[index]);
            await (await at(index).open())[by]();
            for (const [slot, text] of kept) acknowledged[index]?.set(slot, text);
          };

          for (const it of steps) {
            if (it.kind === "network") {
              (it.device === 0 ? devices[0] : devices[1]).isOnline = it.isOnline;
              continue;
            }
            const { draft } = at(it.tab);
            if (it.kind === "write") {
              const slot = [...shared, own[it.tab] ?? ""][it.slot] ?? "";
              const text = `${it.text.replace(/[^a-z]/g, "x")} ${it.tab}`;
              await at(it.tab).write(slot, text);
              typed[it.tab]?.set(slot, text);
            }
            if (it.kind === "flush" || it.kind === "refresh") await keep(it.tab, it.kind);
            if (it.kind === "hear") await draft?.onOtherTab();
            if (it.kind === "choose") await at(it.tab).choose([]);
            if (it.kind === "close") {
              at(it.tab).draft = null;
              typed[it.tab]?.clear();
            }
          }

          for (const device of devices) device.isOnline = true;
          for (let round = 0; round < 4; round++) {
            for (const index of tabs.keys()) {
              await keep(index, "flush");
              await at(index).choose([]);
              await at(index).draft?.refresh();
              await at(index).choose([]);
            }
          }
          const newest = account.newest()?.document ?? sample;
          for (const { draft, status } of tabs) {
            await draft?.onOtherTab();
            expect(draft?.document()).toEqual(newest);
            expect(status).toBe("saved");
          }
          for (const [index, slot] of own.entries()) {
            const text = acknowledged[index]?.get(slot);
            if (text !== undefined) expect(newest.content[slot]).toBe(text);
          }
          for (const slot of shared) {
            const texts = acknowledged.flatMap((it) => it.get(slot) ?? []);
            if (texts.length > 0) expect(texts).toContain(newest.content[slot]);
          }
        }),
        { numRuns: scaled(60) },
      );
    },
    faultTestTimeout,
  );
});

describe("a draft that began as a first draft", () => {
  const draftWith = (content: ContentDocument["content"]): ContentDocument => ({
    ...sample,
    language: "de",
    content,
  });
  const bakery = draftWith({ "opening.title": "Brot", "opening.kicker": "[Ihre Straße]" });
  const informed = draftWith({ "opening.title": "Laib", "opening.kicker": "Ringweg 1" });

  async function open(store: DraftStore, firstDraft: ContentDocument | null) {
    return openDraft(
      "silent",
      silent,
      {
        store,
        account: null,
        owner: "",
        notifyTabs: () => {},
        exclusively: (work) => work(),
        now: () => 0,
        firstDraft,
      },
      { onDocument: () => {}, onStatus: () => {}, onConflict: () => {} },
    );
  }

  async function edited(store: DraftStore, begun: ContentDocument | null) {
    const draft = await open(store, begun);
    const document = draft.document();
    draft.edit({ ...document, content: { ...document.content, "opening.title": "Mein Brot" } });
    await draft.flush();
  }

  test("follows other facts, but for what a hand has changed", async () => {
    const store = deviceStore();
    await edited(store, bakery);
    const draft = await open(store, informed);
    expect(draft.document().content).toMatchObject({
      "opening.title": "Mein Brot",
      "opening.kicker": "Ringweg 1",
    });
    await draft.flush();
    const known = await open(store, null);
    expect(known.document().content["opening.kicker"]).toBe("Ringweg 1");
  });

  test("stays as it is where the trade is unknown, and where it began with the sample", async () => {
    const store = deviceStore();
    await edited(store, bakery);
    expect((await open(store, null)).document().content["opening.kicker"]).toBe("[Ihre Straße]");
    const other = deviceStore();
    await edited(other, null);
    expect((await open(other, informed)).document().content).toEqual({
      "opening.title": "Mein Brot",
    });
  });
});

describe("what a page left unsent", () => {
  const owner = "ana@example.com";

  async function leaveUnsent() {
    const account = new Account();
    const device = new Device(account);
    const tab = new Tab(device);
    device.isOnline = false;
    await tab.write("opening.title", "Mine");
    await (await tab.open()).flush();
    expect([tab.status, account.newest()]).toEqual(["waiting", null]);
    device.isOnline = true;
    const send = () => sendKept(device.store, device.api, owner, "silent");
    return { account, device, send };
  }

  test("is sent by the next one, once", async () => {
    const { account, device, send } = await leaveUnsent();
    expect(await send()).toMatchObject({ kind: "saved", revision: { number: 1 } });
    expect(account.newest()?.document.content).toEqual({ "opening.title": "Mine" });
    expect(await send()).toBeNull();
    const again = new Tab(device);
    await (await again.open()).flush();
    expect([again.status, account.revisions.length]).toEqual(["saved", 1]);
  });

  test("stays on the device if the account refuses it, which is said", async () => {
    const { account, device, send } = await leaveUnsent();
    device.api.save = async () => ({ kind: "refused", reason: "No space is left." });
    expect(await send()).toEqual({ kind: "refused", reason: "No space is left." });
    expect(account.newest()).toBeNull();
    const kept = await device.store.read(owner, "silent");
    expect(kept?.document.content).toEqual({ "opening.title": "Mine" });
  });

  test("is not taken for sent if a tab goes on writing meanwhile", async () => {
    const { account, device, send } = await leaveUnsent();
    const { save } = device.api;
    device.api.save = async (...args) => {
      const saved = await save(...args);
      await device.store.update(
        owner,
        "silent",
        (draft) =>
          draft && {
            ...draft,
            document: { ...draft.document, title: "Later" },
            stamp: draft.stamp + 1,
          },
      );
      return saved;
    };
    await send();
    device.api.save = save;
    expect(await send()).toMatchObject({ kind: "saved" });
    expect(account.newest()?.document).toMatchObject({ title: "Later" });
  });
});
