import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { forgetCustomer } from "@/components/layout/forget-customer";
import { createStorage } from "@/e2e/support/browser-storage";
import { call, jsonBody } from "@/e2e/support/call";
import { addCustomer } from "@/e2e/support/customers";
import { addPresets } from "@/e2e/support/factories";
import { startNetwork } from "@/e2e/support/network";
import { changeSaved } from "@/lib/catalogue/saved/client";
import { syncSaved } from "@/lib/catalogue/saved/client-changes";
import { ownPresets, readStored } from "@/lib/catalogue/saved/client-device";
import { maxSaved } from "@/lib/catalogue/saved/limits";
import { noteSeen } from "@/lib/catalogue/saved/seen";
import { dispatch } from "@/lib/platform/state/client";
import { GET, POST } from "./route";

const network = startNetwork();

let storage = createStorage();

beforeEach(() => {
  storage = createStorage();
  vi.stubGlobal("localStorage", storage);
  vi.stubGlobal("sessionStorage", createStorage());
  vi.stubGlobal("dispatchEvent", () => true);
  dispatch({ type: "log-out" });
});
afterEach(() => dispatch({ type: "log-out" }));

const somePresets = async (count: number) =>
  (await addPresets(...Array.from({ length: count }, () => ({})))).map(({ id }) => id);

async function addAccount(saved: number[] = []) {
  const { email, bearer } = await addCustomer();
  if (saved.length > 0) await call(POST, "/api/saved", jsonBody({ saved }, bearer));
  const logIn = () => {
    network.headers = bearer;
    dispatch({ type: "log-in", user: { email, name: "Acme", logo: "", about: "" } });
    return syncSaved(email);
  };
  const account = async () => (await call(GET, "/api/saved", { headers: bearer })).json();
  return { email, logIn, account };
}

/** @requirement Saved: A guest's hearts and last seen presets stay on the device */
test("a guest's list is on the device, and nothing is asked of the server", async () => {
  network.intercept = async () => Response.error();
  const [a = 0, b = 0] = [11, 12];
  await changeSaved(a, true);
  await changeSaved(b, true);
  noteSeen(a);
  expect(readStored()).toEqual({ owner: "", saved: [b, a], seen: [a] });
  await changeSaved(b, false);
  expect(readStored().saved).toEqual([a]);
  await changeSaved(a, false);
  expect(storage.getItem("saved")).toBeNull();
});

/** @requirement Saved: What a guest saved goes along into the account at login, in its order */
test("a guest's list goes along into the account, and leaves the device at logout", async () => {
  const [a = 0, b = 0, c = 0] = await somePresets(3);
  const { email, logIn, account } = await addAccount([c]);
  await changeSaved(a, true);
  await changeSaved(b, true);
  noteSeen(c);
  await logIn();
  const both = { saved: [b, a, c], seen: [c] };
  expect(await account()).toEqual(both);
  expect(readStored()).toEqual({ owner: email, ...both });

  dispatch({ type: "log-out" });
  expect(ownPresets().saved).toEqual([]);
  await forgetCustomer();
  expect(storage.getItem("saved")).toBeNull();
});

test("a merge that fails loses nothing, and the next change makes up for it", async () => {
  const [a = 0, b = 0] = await somePresets(2);
  const { logIn, account } = await addAccount();
  await changeSaved(a, true);
  network.intercept = async () => Response.json({ error: "Not now." }, { status: 503 });
  await expect(logIn()).rejects.toThrow("Not now.");
  expect(ownPresets().saved).toEqual([a]);
  network.intercept = async () => null;
  await changeSaved(b, true);
  expect((await account()).saved).toEqual([b, a]);
  await changeSaved(a, false);
  expect((await account()).saved).toEqual([b]);
});

test("a change is shown at once, and undone where the server refuses", async () => {
  const [a = 0] = await somePresets(1);
  const { logIn } = await addAccount();
  await logIn();
  network.intercept = async (method) => {
    if (method !== "POST") return null;
    expect(ownPresets().saved).toEqual([a]);
    return Response.json({ error: "Not now." }, { status: 503 });
  };
  await expect(changeSaved(a, true)).rejects.toThrow("Not now.");
  expect(ownPresets().saved).toEqual([]);
});

test("quick changes arrive in their order", async () => {
  const [a = 0, b = 0] = await somePresets(2);
  const { logIn, account } = await addAccount();
  await logIn();
  await Promise.all([
    changeSaved(a, true),
    changeSaved(b, true),
    changeSaved(a, false),
    changeSaved(a, true),
    changeSaved(b, false),
  ]);
  expect((await account()).saved).toEqual([a]);
  expect(readStored().saved).toEqual([a]);
});

test("another customer's list is not shown, nor added to one's own", async () => {
  const [a = 0, b = 0] = await somePresets(2);
  const [ann, bob] = [await addAccount([a]), await addAccount([b])];
  await ann.logIn();
  expect(ownPresets().saved).toEqual([a]);
  await bob.logIn();
  expect(ownPresets().saved).toEqual([b]);
  expect(await bob.account()).toMatchObject({ saved: [b] });
});

test("the hundred and first is refused with what to do", async () => {
  const saved = Array.from({ length: maxSaved }, (_, n) => n + 1);
  storage.setItem("saved", JSON.stringify({ owner: "", saved }));
  await expect(changeSaved(500, true)).rejects.toThrow("Please remove one");
  expect(ownPresets().saved).toEqual(saved);
});

test("a heart is not added to the account of another customer who signed in meanwhile", async () => {
  const [a = 0] = await somePresets(1);
  const [anna, ben] = [await addAccount(), await addAccount()];
  await ben.logIn();
  const bens = network.headers;
  await anna.logIn();
  network.headers = bens;
  await expect(changeSaved(a, true)).rejects.toThrow("This is not your account.");
  expect(await ben.account()).toMatchObject({ saved: [] });
});
