import { openSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import getPort from "get-port";
import { startNext, waitForPage } from "../shop/serve";
import { logFile, type Shop, withSettings } from "./shop";

export interface Instance {
  url: string;
  get: (path: string, headers?: HeadersInit) => Promise<Response>;
  text: (path: string) => Promise<string>;
  send: (method: string, path: string, body: unknown, token?: string) => Promise<Response>;
  stop: () => Promise<void>;
}

/** A client for one instance of the shop. */
export function instanceAt(url: string, stop: () => Promise<void>): Instance {
  const get = (path: string, headers: HeadersInit = {}) =>
    fetch(new URL(path, url), { headers, redirect: "manual" });
  return {
    url,
    get,
    text: async (path) => {
      const response = await get(path);
      if (response.status !== 200) throw new Error(`${path} answers with ${response.status}.`);
      return response.text();
    },
    send: (method, path, body, token) =>
      fetch(new URL(path, url), {
        method,
        headers: {
          "Content-Type": "application/json",
          ...(token ? { Authorization: token } : {}),
        },
        body: JSON.stringify(body),
      }),
    stop,
  };
}

/** Starts another server of the last build. */
export async function startInstance(
  name: string,
  settings: NodeJS.Dict<string> = {},
  wantedPort?: number,
): Promise<Instance> {
  const port = wantedPort ?? (await getPort());
  const url = `http://localhost:${port}`;
  const output = openSync(logFile(name), "w");
  const server = await withSettings(settings, () => startNext("start", port, output));
  await waitForPage(server, url);
  return instanceAt(url, server.stop);
}

/** The admin's token. */
export async function signInAdmin(instance: Instance, { admin }: Shop): Promise<string> {
  const response = await instance.send("POST", "/api/user/login", admin);
  if (!response.ok) throw new Error(`The admin could not sign in: ${response.status}.`);
  return (await response.json()) as string;
}

/** Waits until a connection is accepted, for servers that do not print that they are ready. */
export async function untilListening(url: string) {
  const deadline = Date.now() + 30_000;
  for (;;) {
    try {
      await fetch(url, { method: "HEAD" });
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(20);
    }
  }
}
