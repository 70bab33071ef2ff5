// biome-ignore lint/performance/noBarrelFile: replaces the module, so it exports the same names
export * from "next/server.js";

/** Next runs the task after the response is sent; this stub, for child processes, starts it at once. */
export function after(task: Promise<unknown> | (() => unknown)) {
  void (typeof task === "function" ? task() : task);
}

export const connection = async () => {};
