import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createStorage } from "@/e2e/support/browser-storage";
import { call } from "@/e2e/support/call";
import { addCustomer } from "@/e2e/support/customers";
import { startNetwork } from "@/e2e/support/network";
import { sendBusinesses, syncBusinesses } from "@/lib/customization/businesses/client";
import { choosable, forgetBusinesses, readKept } from "@/lib/customization/businesses/device";
import type { StoredBusiness } from "@/lib/customization/businesses/schemas";
import {
  type Business,
  businessOf,
  storeBusiness,
  storedBusiness,
} from "@/lib/customization/first-draft/business";
import { dispatch } from "@/lib/platform/state/client";
import { GET } from "./route";

const network = startNetwork();

const createDevice = () => ({
  localStorage: createStorage(),
  sessionStorage: createStorage(),
});

function use(device: ReturnType<typeof createDevice>) {
  vi.stubGlobal("localStorage", device.localStorage);
  vi.stubGlobal("sessionStorage", device.sessionStorage);
  return device;
}

beforeEach(() => {
  use(createDevice());
  vi.stubGlobal("dispatchEvent", () => true);
  dispatch({ type: "log-out" });
});
afterEach(() => dispatch({ type: "log-out" }));

async function addAccount() {
  const { email, bearer } = await addCustomer();
  const logIn = () => {
    network.headers = bearer;
    dispatch({ type: "log-in", user: { email, name: "Acme", logo: "", about: "" } });
    return syncBusinesses(email);
  };
  const logOut = () => {
    dispatch({ type: "log-out" });
    forgetBusinesses();
  };
  const account = async (): Promise<StoredBusiness[]> =>
    (await call(GET, "/api/business", { headers: bearer })).json();
  return { email, logIn, logOut, account };
}

const bakery: Business = { trade: "bakery", language: "de", facts: { phone: "+43 316 1" } };
const cafe: Business = { trade: "cafe", language: "en", facts: { phone: "+43 316 2" } };

/** As the card does. */
async function tell(business: Business | null) {
  storeBusiness(business && businessOf({ ...business }));
  await sendBusinesses();
}

const phonesOf = (list: readonly { facts: { phone?: string | undefined } }[]) =>
  list.map(({ facts }) => facts.phone).toSorted();

/** @requirement Facts: What a guest told goes along into the account, and comes to other devices */
test("what a guest told is in the account after the login, and on the next device", async () => {
  const { email, logIn, logOut, account } = await addAccount();
  await tell(bakery);
  await logIn();
  expect(await account()).toMatchObject([{ ...bakery, version: 1 }]);
  logOut();
  expect([storedBusiness(), readKept().list]).toEqual([null, []]);
  use(createDevice());
  await logIn();
  expect(storedBusiness()).toMatchObject(bakery);
  expect(choosable(email).list).toMatchObject([{ ...bakery, isUnsent: false }]);
});

test("what a guest told can be chosen before it has arrived in the account", async () => {
  const { email } = await addAccount();
  await tell(bakery);
  expect(choosable(email).list).toMatchObject([bakery]);
});

test("a page that does not know its customer yet takes nothing from the account's businesses", async () => {
  const { email, logIn } = await addAccount();
  await tell(bakery);
  await logIn();
  const kept = readKept();
  expect(choosable("").list).toEqual([]);
  expect(readKept()).toEqual(kept);
  expect(choosable(email).list).toMatchObject([bakery]);
});

test("a change goes to the account at once, and a removal, too", async () => {
  const { email, logIn, account } = await addAccount();
  await logIn();
  await tell(bakery);
  await tell({ ...storedBusiness(), ...cafe });
  expect(await account()).toMatchObject([{ ...cafe, version: 2 }]);
  await tell(null);
  expect(await account()).toEqual([]);
  expect(choosable(email).list).toEqual([]);
});

test("undoing a removal brings the business back", async () => {
  const { logIn, account } = await addAccount();
  await logIn();
  await tell(bakery);
  const before = storedBusiness();
  await tell(null);
  await tell(before);
  expect(await account()).toMatchObject([bakery]);
});

/** @requirement Facts: A business of the device never replaces another one of the account */
test("a different one of the account stays beside what the guest told", async () => {
  const { email, logIn, account } = await addAccount();
  await logIn();
  await tell(bakery);
  use(createDevice());
  dispatch({ type: "log-out" });
  await tell(cafe);
  await logIn();
  expect(phonesOf(await account())).toEqual(["+43 316 1", "+43 316 2"]);
  expect(storedBusiness()).toMatchObject(cafe);
  expect(phonesOf(choosable(email).list)).toEqual(["+43 316 1", "+43 316 2"]);
});

test("the same one is not kept twice", async () => {
  const { logIn, account } = await addAccount();
  await logIn();
  await tell(bakery);
  const [first] = await account();
  use(createDevice());
  dispatch({ type: "log-out" });
  await tell({ ...bakery, name: first?.name ?? "" });
  await logIn();
  expect(await account()).toEqual([first]);
  expect(storedBusiness()?.id).toBe(first?.id);
});

test("changes of two devices that did not know each other are both kept", async () => {
  const { logIn, account } = await addAccount();
  const phone = use(createDevice());
  await logIn();
  await tell(bakery);
  const desk = use(createDevice());
  await logIn();
  const changed = (of: string) => ({ ...bakery, ...storedBusiness(), facts: { phone: of } });
  await tell(changed("+43 316 7"));
  use(phone);
  await tell(changed("+43 316 8"));
  expect(phonesOf(await account())).toEqual(["+43 316 7", "+43 316 8"]);
  expect(storedBusiness()?.facts.phone).toBe("+43 316 8");
  use({ ...desk, sessionStorage: createDevice().sessionStorage });
  await logIn();
  expect(storedBusiness()?.facts.phone).toBe("+43 316 7");
});

test("what could not be sent stays hidden on the device until its owner is back", async () => {
  const ann = await addAccount();
  const bob = await addAccount();
  await ann.logIn();
  network.intercept = async () => Response.error();
  await expect(tell(bakery)).rejects.toThrow("The shop cannot be reached.");
  network.intercept = async () => null;
  ann.logOut();
  expect(storedBusiness()).toBeNull();
  expect(localStorage.getItem("businesses")).toContain("+43 316 1");
  expect(localStorage.getItem("businesses")).not.toContain("@");
  await bob.logIn();
  expect(await bob.account()).toEqual([]);
  bob.logOut();
  await ann.logIn();
  expect(await ann.account()).toMatchObject([bakery]);
});

test("what waits since before addresses were replaced by marks still belongs to its owner", async () => {
  const { email, logIn, account } = await addAccount();
  const waiting = { ...bakery, id: crypto.randomUUID(), name: "", version: 0, owner: email };
  localStorage.setItem("businesses", JSON.stringify({ present: null, list: [waiting] }));
  await logIn();
  expect(await account()).toMatchObject([bakery]);
  expect(localStorage.getItem("businesses")).not.toContain("@");
});

test("a trade alone is nothing to keep, and makes room for what the account has", async () => {
  const { logIn, account } = await addAccount();
  await logIn();
  await tell(bakery);
  use(createDevice());
  dispatch({ type: "log-out" });
  await tell({ ...cafe, facts: {} });
  await logIn();
  expect(await account()).toHaveLength(1);
  expect(storedBusiness()).toMatchObject(bakery);
});

test.each(["{", "[]", "7", '{"list":7}', '{"list":[null,7,{"id":"x"}]}', '{"present":{}}'])(
  "of %s nothing is kept",
  (stored) => {
    localStorage.setItem("businesses", stored);
    expect(readKept()).toEqual({ present: null, list: [] });
  },
);

test("a change is not sent to the account of another customer who signed in meanwhile", async () => {
  const [anna, ben] = [await addAccount(), await addAccount()];
  await ben.logIn();
  const bens = network.headers;
  await anna.logIn();
  network.headers = bens;
  await expect(tell(bakery)).rejects.toThrow("This is not your account.");
  expect(await ben.account()).toEqual([]);
  expect(choosable(anna.email).list).toMatchObject([{ ...bakery, isUnsent: true }]);
});
