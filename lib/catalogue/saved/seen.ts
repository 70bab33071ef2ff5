import { localStore } from "@/lib/browser-storage";
import { maxSeen } from "./limits";

/**
 * Separate from the favorites and simple: the page of a preset writes it without loading more
 * scripts.
 */
export const seenKey = "seen";

/** Records on this device that the page of a preset was visited. */
export function noteSeen(id: number): void {
  const others = (localStore.read(seenKey) ?? "").split(",").filter((it) => it !== String(id));
  localStore.write(seenKey, [id, ...others].slice(0, maxSeen).join());
}
