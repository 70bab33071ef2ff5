import { once } from "node:events";
import { createServer } from "node:net";

/** Whether a server could listen there, on every interface as `next start` does. */
export async function isFree(port: number): Promise<boolean> {
  return (await listenOn(port)) !== undefined;
}

export async function freePort(): Promise<number> {
  const port = await listenOn(0);
  if (!port) throw new Error("This machine has no free port left.");
  return port;
}

/** The first free port from `start` on. */
export async function nextFreePort(start: number): Promise<number> {
  for (let port = start; port < start + 100; port++) {
    if (await isFree(port)) return port;
  }
  return freePort();
}

async function listenOn(port: number): Promise<number | undefined> {
  const server = createServer();
  try {
    server.listen(port);
    await once(server, "listening");
    const address = server.address();
    return typeof address === "object" && address ? address.port : undefined;
  } catch {
    return undefined;
  } finally {
    server.close();
  }
}
