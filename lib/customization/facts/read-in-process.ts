import "server-only";
import { join } from "node:path";
import { currentTranslations } from "#current-translations";
import { boundedQueue } from "@/lib/bounded-queue";
import { ShopError } from "@/lib/errors";
import { runProgram } from "@/lib/platform/run-program";
import type { ReadResult, ReadTask } from "./read-tasks";

const t = currentTranslations("factErrors");

/** Bytes; the process starts with about 60 MB. */
export const maxMemory = 160 * 2 ** 20;

/** Milliseconds. What takes longer is hostile, and keeps others waiting. */
const longestRun = 8_000;

/** Megabytes of objects, so that most hostile pages end with an error of their process. */
const maxHeap = 96;

/** The bundle of read-process.ts, by scripts/preview-scripts; next.config.mjs copies it to the server. */
const program = () =>
  join(/* turbopackIgnore: true */ process.cwd(), "lib/customization/facts/built/read-process.mjs");

const notStarted = (cause: unknown) =>
  new ShopError("unavailable", t("notNow"), { retryAfter: 60, cause });

/** Each process takes a whole core. */
const inTurn = boundedQueue("read-facts", { concurrency: 2, waiting: 20 });

/** Null if reading takes too much memory, or longer than `end`, in milliseconds since 1970, or is canceled. */
export const readInProcess = (
  task: ReadTask,
  end: number,
  canceled: AbortSignal,
): Promise<ReadResult | null> =>
  inTurn(async () => {
    const deadline = Math.min(end - Date.now(), longestRun);
    if (deadline <= 0 || canceled.aborted) return null;
    return runProgram<ReadResult>({
      program: program(),
      task: { ...task, maxMemory },
      deadline,
      signal: canceled,
      options: [`--max-old-space-size=${maxHeap}`],
      notStarted,
    });
  });
