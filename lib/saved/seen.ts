import { localStore } from "@/lib/browser-storage";
import { maxSeen } from "./limits";

/** Apart from what is saved, and as simple: the page of a preset writes it without loading more. */
export const seenKey = "seen";

/** Notes on this device that the page of a preset was looked at. */
export function noteSeen(id: number): void {
  const others = (localStore.read(seenKey) ?? "").split(",").filter((it) => it !== String(id));
  localStore.write(seenKey, [id, ...others].slice(0, maxSeen).join());
}
