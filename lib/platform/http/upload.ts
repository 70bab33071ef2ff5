import type { z } from "zod";
import { currentTranslations } from "#current-translations";
import { boundedQueue } from "@/lib/bounded-queue";
import { ShopError } from "@/lib/errors";
import type { Actor } from "../sessions/rules";
import { readBytes } from "./body";
import { parse } from "./parse";
import { callerRateLimitKey, consumeAccountRateLimit, type RateLimit } from "./rate-limit";

const t = currentTranslations("uploadErrors");

/** Bytes of a multipart form besides its file. */
const maxFormOverhead = 16 * 1024;

const invalidFile = (error: string) => new ShopError("invalid", error, { fields: { file: error } });

/** Anybody can open many accounts with addresses of others. */
const unverified = { hits: 10, seconds: 3600 };

/** Counts an upload of an account, against less than `verified` where its address is not verified. */
export const limitUploads = (
  kind: string,
  { userId, isVerified }: Actor,
  verified: RateLimit,
): Promise<number> =>
  isVerified
    ? consumeAccountRateLimit(kind, userId, verified)
    : consumeAccountRateLimit(kind, userId, unverified, t("confirmAddress"));

/**
 * One upload of an account at a time: whoever sends slowly holds up nobody else. Accounts of one network whose
 * addresses are not verified share a few places.
 */
export const inUploadTurn = <T>(
  { userId, isVerified }: Pick<Actor, "userId" | "isVerified">,
  request: Request,
  work: () => Promise<T>,
): Promise<T> =>
  boundedQueue(`upload:${userId}`, { concurrency: 1, waiting: 10 })(() =>
    isVerified ? work() : inNetworksTurn("unverified-upload", request, 8)(work),
  );

/** Callers of one network that nobody vouches for share a few places. */
export const inNetworksTurn = (kind: string, request: Request, concurrency: number) =>
  boundedQueue(callerRateLimitKey(kind, request), { concurrency, waiting: 20 });

/** Each body is held in memory, so their number is bounded. */
const readInTurn = boundedQueue("upload-bodies", { concurrency: 40, waiting: 40 });

/** Whether the body is a multipart form. */
export const isForm = ({ headers }: Pick<Request, "headers">): boolean =>
  /^multipart\/form-data\s*;/i.test(headers.get("content-type") ?? "");

/** Reads a multipart form with one file; aborts reading once it exceeds the limit. */
async function readForm(request: Request, maxBytes: number) {
  const type = request.headers.get("content-type") ?? "";
  if (!isForm(request)) {
    throw new ShopError("unsupported_media_type", t("sendForm"));
  }
  const tooLarge = t("tooLarge", { max: String(Math.floor(maxBytes / 2 ** 20)) });
  const bytes = await readInTurn(() => readBytes(request, maxBytes + maxFormOverhead, tooLarge));
  const form = await new Response(bytes, { headers: { "Content-Type": type } })
    .formData()
    .catch((cause: unknown) => {
      throw new ShopError("malformed", t("unreadableForm"), { cause });
    });
  const [file, secondFile] = form.getAll("file");
  if (!(file instanceof File) || file.size === 0) throw invalidFile(t("chooseFile"));
  if (secondFile !== undefined) throw invalidFile(t("oneFile"));
  if (file.size > maxBytes) throw new ShopError("too_large", tooLarge);
  return { file: new Uint8Array(await file.arrayBuffer()), name: file.name, form };
}

/** The only file of a multipart form. */
export const readUpload = async (request: Request, maxBytes: number): Promise<Uint8Array> =>
  (await readForm(request, maxBytes)).file;

/** The same, with the name that the file has at its sender's. */
export async function readNamedUpload(request: Request, maxBytes: number) {
  const { file, name } = await readForm(request, maxBytes);
  return { file, name };
}

/** The only file of a multipart form, and its other fields. */
export async function readUploadForm<S extends z.ZodType>(
  request: Request,
  maxBytes: number,
  schema: S,
): Promise<{ file: Uint8Array; fields: z.output<S> }> {
  const { file, form } = await readForm(request, maxBytes);
  return { file, fields: parse(schema, Object.fromEntries(form)) };
}
