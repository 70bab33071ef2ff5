import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { createStorage } from "@/e2e/support/browser-storage";
import { dispatch } from "@/lib/platform/state/client";
import { editLogStorage, forgetEditLogs } from "./edit-log-storage";

beforeEach(() => vi.stubGlobal("sessionStorage", createStorage()));
afterEach(() => dispatch({ type: "log-out" }));

const logIn = (email: string) =>
  dispatch({ type: "log-in", user: { email, name: "Acme", logo: "", about: "" } });

const stored = () => Object.values(sessionStorage).join();

/** @requirement Editor: What a customer typed cannot be brought back by the next person at the same browser */
test("a customer's log is nobody else's, and goes when they sign out", () => {
  logIn("ann@example.com");
  const ann = editLogStorage("cali");
  ann.write("secret");
  expect(editLogStorage("cali").read()).toBe("secret");

  dispatch({ type: "log-out" });
  expect(editLogStorage("cali").read()).toBeNull();
  forgetEditLogs();
  ann.write("secret");
  logIn("eve@example.com");
  expect(editLogStorage("cali").read()).toBeNull();
  expect(stored()).not.toContain("secret");
});

test("a guest's log goes along into the account", () => {
  const guest = editLogStorage("cali");
  guest.write("mine");
  expect(editLogStorage("cali").read()).toBe("mine");
  logIn("ann@example.com");
  expect(editLogStorage("cali").read()).toBe("mine");
  dispatch({ type: "log-out" });
  expect(editLogStorage("cali").read()).toBeNull();
});
