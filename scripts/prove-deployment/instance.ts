import { openSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { startNext, waitForPage } from "../launcher/serve";
import { freePort } from "../process/ports";
import { logFile, type Shop, withSettings } from "./shop";

export interface Instance {
  url: string;
  get: (path: string, headers?: HeadersInit) => Promise<Response>;
  text: (path: string) => Promise<string>;
  send: (method: string, path: string, body: unknown, token?: string) => Promise<Response>;
  stop: () => Promise<void>;
}

/** How one speaks with an instance of the shop, wherever it runs. */
export function instanceAt(url: string, stop: () => Promise<void>): Instance {
  const get = (path: string, headers: HeadersInit = {}) =>
    fetch(new URL(path, url), { headers, redirect: "manual" });
  return {
    url,
    get,
    text: async (path) => {
      const answer = await get(path);
      if (answer.status !== 200) throw new Error(`${path} answers with ${answer.status}.`);
      return answer.text();
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

/** One more server of the last build. */
export async function startInstance(
  name: string,
  settings: NodeJS.Dict<string> = {},
): Promise<Instance> {
  const port = await freePort();
  const url = `http://localhost:${port}`;
  const output = openSync(logFile(name), "w");
  const server = await withSettings(settings, () => startNext("start", port, output));
  await waitForPage(server, url);
  return instanceAt(url, server.stop);
}

/** The admin's token. */
export async function signInAdmin(instance: Instance, { admin }: Shop): Promise<string> {
  const answer = await instance.send("POST", "/api/user/login", admin);
  if (!answer.ok) throw new Error(`The admin could not sign in: ${answer.status}.`);
  return (await answer.json()) as string;
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
