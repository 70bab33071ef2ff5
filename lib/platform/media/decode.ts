import "server-only";
import { fork } from "node:child_process";
import { constants, setPriority } from "node:os";
import { join } from "node:path";
import { boundedQueue } from "@/lib/bounded-queue";
import { ShopError } from "@/lib/errors";
import { maxPixels } from "./rules";

export interface Picture {
  content: Buffer;
  width: number;
  height: number;
}

/** Why a picture was not decoded: `gave_up` if it took too much memory or time, or crashed its decoder. */
export type Refusal = "too_large" | "crop_outside" | "unreadable" | "gave_up";

/** The box that a picture has to fit in, in pixels. A smaller picture is not enlarged. */
export interface Box {
  width: number;
  height?: number;
}

/** How a picture is encoded. */
export interface Drawing {
  /** The crop, in pixels of the upright picture; by default the whole picture. */
  crop?: { x: number; y: number; width: number; height: number };
  /** The quality of the WebP, from 1 to 100. */
  quality?: number;
}

type Decoded = { pictures: Picture[] } | { refusal: Refusal };

const limits = {
  /** Bytes; the process starts with about 70 MB. */
  maxMemory: 192 * 2 ** 20,
  /** Milliseconds. */
  deadline: 15_000,
};

const defaultQuality = 88;

/** One at a time: each process may take `maxMemory` and a whole core. */
const inTurn = boundedQueue("decode-picture", { concurrency: 1, waiting: 10 });

// The file is started as a process, so the bundler must not follow it; next.config.mjs copies it to
// the server.
const program = () =>
  join(/* turbopackIgnore: true */ process.cwd(), "lib/platform/media/decode-process.mjs");

const notStarted = (cause: unknown) =>
  new ShopError("unavailable", "Pictures cannot be read right now. Please try again later.", {
    retryAfter: 60,
    cause,
  });

/**
 * Decoding has a lower priority than other processes of the machine, above all logins. On Linux a
 * thread inherits the priority of the thread that starts it, so the priority is set before the
 * process has threads that decode. Not the lowest one: on a busy machine a harmless picture would
 * then never be decoded before the deadline.
 */
function yieldToOthers(pid: number | undefined): void {
  try {
    if (pid) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // The process has ended already, or the host does not allow it.
  }
}

function decodeInProcess(
  bytes: Uint8Array,
  boxes: readonly Box[],
  { crop, quality = defaultQuality, maxMemory, deadline }: Drawing & typeof limits,
): Promise<Decoded> {
  // Without the server's environment variables: an attacker who takes over the decoder finds no
  // secret.
  const child = fork(program(), {
    env: { NODE_ENV: "production" },
    execArgv: [],
    serialization: "advanced",
    stdio: ["ignore", "ignore", "pipe", "ipc"],
  });
  yieldToOthers(child.pid);
  const overdue = setTimeout(() => child.kill("SIGKILL"), deadline);
  const decoded = new Promise<Decoded>((resolve, reject) => {
    let result: Decoded | undefined;
    let message = "";
    child.stderr?.on("data", (chunk) => (message = (message + chunk).slice(0, 2000)));
    // Cast: the message comes from decode-process.mjs.
    child.once("message", (sent) => (result = sent as Decoded));
    child.once("error", (cause) => reject(notStarted(cause)));
    // Resolves once the memory of the process is free again.
    child.once("close", (code, signal) => {
      if (signal && !result) result = { refusal: "gave_up" };
      if (result) resolve(result);
      else reject(notStarted(new Error(`The decoder ended with code ${code}. ${message}`)));
    });
  });
  // A failure to send is followed by one of the events above.
  child.send({ bytes, maxPixels, boxes, maxMemory, crop, quality }, () => {});
  return decoded.finally(() => clearTimeout(overdue));
}

/**
 * Decodes an untrusted picture in a process of its own, and encodes it as WebP for each box, the
 * largest first.
 */
export const decodePicture = (
  bytes: Uint8Array,
  boxes: readonly Box[],
  options: Drawing & Partial<typeof limits> = {},
): Promise<Decoded> => inTurn(() => decodeInProcess(bytes, boxes, { ...limits, ...options }));
