import { setTimeout as sleep } from "node:timers/promises";
import { createClient } from "@redis/client";
import getPort from "get-port";
import { requireProgram, startTool } from "./programs";

export interface Redis {
  url: string;
  /** Kills Redis. */
  kill: () => Promise<void>;
  /** Starts Redis at the same address, empty. */
  restart: () => Promise<void>;
  /** Stops the process: connections stay open without a response. */
  hang: () => void;
  goOn: () => void;
}

/** A real Redis without persistence. */
export async function startRedis(): Promise<Redis> {
  requireProgram("redis-server");
  const port = await getPort();
  const url = `redis://127.0.0.1:${port}`;
  const start = async () => {
    const args = ["--port", String(port), "--bind", "127.0.0.1", "--save", "", "--dir", "/tmp"];
    const started = startTool("redis-server", args);
    await waitForRedis(url);
    return started;
  };
  let server = await start();
  // The supervising shell leads the process group: the signal reaches both.
  const signal = (name: NodeJS.Signals) => process.kill(-(server.process.pid ?? 0), name);
  return {
    url,
    kill: async () => {
      signal("SIGKILL");
      await server.exited;
    },
    restart: async () => {
      server = await start();
    },
    hang: () => signal("SIGSTOP"),
    goOn: () => signal("SIGCONT"),
  };
}

async function waitForRedis(url: string) {
  const deadline = Date.now() + 10_000;
  for (;;) {
    const client = createClient({ url, socket: { reconnectStrategy: false } });
    client.on("error", () => {});
    try {
      await client.connect();
      client.destroy();
      return;
    } catch (error) {
      if (Date.now() > deadline) throw error;
      await sleep(50);
    }
  }
}
