import type { CDPSession } from "@playwright/test";

/** A slow mobile network, with the same values as in Lighthouse. */
const network = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};

/** Makes a page's network slow, without a cache, and its processor `cpu` times slower. */
export async function slowDown(session: CDPSession, cpu: number): Promise<void> {
  await session.send("Network.enable");
  await session.send("Network.setCacheDisabled", { cacheDisabled: true });
  await session.send("Network.emulateNetworkConditions", network);
  await session.send("Emulation.setCPUThrottlingRate", { rate: cpu });
}
