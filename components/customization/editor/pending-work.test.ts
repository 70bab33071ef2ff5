import { beforeEach, expect, test, vi } from "vitest";
import { createPendingWork } from "./pending-work";

let page = new EventTarget();

beforeEach(() => {
  page = new EventTarget();
  vi.stubGlobal("addEventListener", page.addEventListener.bind(page));
  vi.stubGlobal("removeEventListener", page.removeEventListener.bind(page));
});

/** Whether the browser asks before it leaves the page. */
const asksToStay = () => !page.dispatchEvent(new Event("beforeunload", { cancelable: true }));

test("a page is not left silently, and nothing is settled, while work is pending", async () => {
  const pending = createPendingWork();
  const finish: ((result: string) => void)[] = [];
  const start = () => pending.track(new Promise<string>((resolve) => finish.push(resolve)));
  const steps: string[] = [];
  const first = start();
  start();
  const settled = pending.settle().then(() => steps.push("settled"));
  expect(asksToStay()).toBe(true);
  finish[0]?.("picture");
  expect(await first).toBe("picture");
  expect([asksToStay(), steps]).toEqual([true, []]);
  finish[1]?.("other");
  await settled;
  expect([asksToStay(), steps]).toEqual([false, ["settled"]]);
});

test("work that fails is told to who waits, and no longer holds the page", async () => {
  const pending = createPendingWork();
  const work = pending.track(Promise.reject(new Error("No picture.")));
  await expect(pending.settle()).rejects.toThrow("No picture.");
  await expect(work).rejects.toThrow("No picture.");
  expect(asksToStay()).toBe(false);
  await pending.settle();
});
