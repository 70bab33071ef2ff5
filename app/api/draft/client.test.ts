import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { content as declaration } from "@/components/templates/silent/content";
import { createStorage } from "@/e2e/support/browser-storage";
import { call } from "@/e2e/support/call";
import { addCustomer } from "@/e2e/support/customers";
import { startNetwork } from "@/e2e/support/network";
import type { DraftSummary } from "@/lib/customization/content/api-schemas";
import { openBrowserDraft } from "@/lib/customization/content/client-drafts";
import type { DraftStatus } from "@/lib/customization/content/draft";
import { dispatch } from "@/lib/platform/state/client";
import { GET } from "./route";

const network = startNetwork();

beforeEach(() => {
  for (const name of ["localStorage", "sessionStorage"]) vi.stubGlobal(name, createStorage());
  for (const name of ["addEventListener", "removeEventListener", "dispatchEvent"]) {
    vi.stubGlobal(name, () => true);
  }
  vi.stubGlobal("window", globalThis);
  vi.stubGlobal("document", { addEventListener: () => {}, removeEventListener: () => {} });
});
afterEach(() => {
  vi.useRealTimers();
  dispatch({ type: "log-out" });
});

async function addAccount() {
  const { email, bearer } = await addCustomer();
  /** As another tab does: this browser's cookie is that customer's from now on. */
  const takeCookie = () => {
    network.headers = bearer;
  };
  const logIn = () => {
    takeCookie();
    dispatch({ type: "log-in", user: { email, name: "Acme", logo: "", about: "" } });
  };
  const drafts = async (): Promise<DraftSummary[]> =>
    (await call(GET, "/api/draft", { headers: bearer })).json();
  return { takeCookie, logIn, drafts };
}

async function openDraft() {
  const statuses: DraftStatus[] = [];
  const draft = await openBrowserDraft("silent", declaration, {
    onDocument: () => {},
    onStatus: (status) => statuses.push(status),
    onConflict: () => {},
  });
  await draft.refresh();
  const write = (title: string) => draft.edit({ ...draft.document(), title });
  return { ...draft, write, status: () => statuses.at(-1) };
}

/** @requirement Drafts: A draft is saved in the account of the customer who wrote it, or stays on the device */
test("what a customer wrote is not saved in the account of another one who signs in meanwhile", async () => {
  const [anna, ben] = [await addAccount(), await addAccount()];
  anna.logIn();
  const draft = await openDraft();
  draft.write("Anna's");
  ben.takeCookie();
  await draft.flush();
  expect(draft.status()).toBe("signed-out");
  expect(await ben.drafts()).toEqual([]);
  anna.takeCookie();
  await draft.flush();
  expect(draft.status()).toBe("saved");
  expect(await anna.drafts()).toHaveLength(1);
  await draft.close();
});

test("a draft that cannot be sent is tried again, less and less often, until it is closed", async () => {
  const anna = await addAccount();
  anna.logIn();
  const draft = await openDraft();
  network.intercept = async () => Response.json({ error: "The shop is busy." }, { status: 503 });
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  draft.write("Anna's");
  const timers = vi.spyOn(window, "setTimeout");
  for (let count = 0; count < 3; count++) await draft.flush();
  expect(timers.mock.calls.map(([, wait]) => wait)).toEqual([2_000, 4_000, 8_000]);
  expect([draft.status(), vi.getTimerCount()]).toEqual(["lost", 1]);
  await draft.close();
  expect([draft.status(), vi.getTimerCount()]).toEqual(["lost", 0]);
});
