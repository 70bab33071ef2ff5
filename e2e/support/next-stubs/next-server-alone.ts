// biome-ignore lint/performance/noBarrelFile: stands in for the module, so it has all of its names
export * from "next/server.js";

/** Next runs it once the answer is sent; here, in a process without tests, it starts at once. */
export function after(task: Promise<unknown> | (() => unknown)) {
  void (typeof task === "function" ? task() : task);
}

export const connection = async () => {};
