import "server-only";
import { join } from "node:path";
import { currentTranslations } from "#current-translations";
import { boundedQueue } from "@/lib/bounded-queue";
import { ShopError } from "@/lib/errors";
import { runProgram } from "../run-program";
import { maxPixels } from "./rules";

const t = currentTranslations("uploadErrors");

export interface Picture {
  content: Buffer;
  width: number;
  height: number;
}

/** Why a picture was not decoded: `gave_up` if it took too much memory or work, or crashed its decoder. */
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
  /** Milliseconds of processor time: how long it takes depends on what else the machine does. */
  maxWork: 15_000,
  /** Milliseconds. */
  deadline: 45_000,
};

const defaultQuality = 88;

/** One at a time: each process may take `maxMemory` and a whole core. */
const inTurn = boundedQueue("decode-picture", { concurrency: 1, waiting: 10 });

// The file is started as a process, so the bundler must not follow it; next.config.mjs copies it to
// the server.
const program = () =>
  join(/* turbopackIgnore: true */ process.cwd(), "lib/platform/media/decode-process.mjs");

const notStarted = (cause: unknown) =>
  new ShopError("unavailable", t("notNow"), {
    retryAfter: 60,
    cause,
  });

async function decodeInProcess(
  bytes: Uint8Array,
  boxes: readonly Box[],
  { crop, quality = defaultQuality, maxMemory, maxWork, deadline }: Drawing & typeof limits,
): Promise<Decoded> {
  const task = { bytes, maxPixels, boxes, maxMemory, maxWork, crop, quality };
  const started = performance.now();
  const decoded = await runProgram<Decoded>({ program: program(), task, deadline, notStarted });
  if (decoded) return decoded;
  // Not the picture's fault: the machine is busy.
  if (performance.now() - started >= deadline) throw notStarted(new Error("The deadline passed."));
  return { refusal: "gave_up" };
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
