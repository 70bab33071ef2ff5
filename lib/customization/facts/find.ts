import "server-only";
import { currentTranslations } from "#current-translations";
import { boundedQueue } from "@/lib/bounded-queue";
import { withDeadline } from "@/lib/deadline";
import { type FactsFound, maxFindings } from "./api-schemas";
import { fetchSite } from "./fetch-site";
import { readInProcess } from "./read-in-process";
import type { FileRefusal, ReadTask } from "./read-tasks";
import { addressesOf, refusal } from "./rules";
import { findingSchema } from "./schemas";

const t = currentTranslations("factErrors");

const otherwise = () => t("otherwise");

const fileRefusals: Record<FileRefusal, () => string> = {
  empty: () => `${t("emptyFile")} ${otherwise()}`,
  encrypted: () => t("encryptedFile"),
  no_text: () => t("noTextInFile"),
  not_a_vcard: () => `${t("notAVcard")} ${otherwise()}`,
  too_many_pages: () => t("manyPages"),
  unknown_kind: () => `${t("unknownKind")} ${otherwise()}`,
  unreadable: () => `${t("unreadableFile")} ${otherwise()}`,
};

type Field = "address" | "file" | "text";

/** Milliseconds for everything; a part of it is for reading. */
const deadline = 10_000;
const fetchingDeadline = 7_000;

const tooLong = (field: Field) => refusal(field, `${t("slowToRead")} ${otherwise()}`);

/** The process may have been taken over by what it read, so nothing that it says is believed. */
async function read(
  field: Field,
  task: ReadTask,
  canceled: AbortSignal,
  end = Date.now() + deadline,
) {
  const result = await readInProcess(task, end, canceled);
  if (!result) throw tooLong(field);
  if ("refusal" in result && field === "file") {
    throw refusal(field, (fileRefusals[result.refusal] ?? fileRefusals.unreadable)());
  }
  if (!("findings" in result)) throw refusal(field, `${t("notReadable")} ${otherwise()}`);
  const findings = result.findings.flatMap((it) => findingSchema.safeParse(it).data ?? []);
  return findings.slice(0, maxFindings);
}

/** What each site holds in memory is bounded, so their number is, too; and no site is asked twice at once. */
const inTurn = <T>(host: string, work: () => Promise<T>): Promise<T> =>
  boundedQueue(`facts-of:${host}`, { concurrency: 1, waiting: 3 })(() =>
    boundedQueue("facts-of-sites", { concurrency: 10, waiting: 20 })(work),
  );

async function visitAndRead(
  addresses: ReturnType<typeof addressesOf>,
  canceled: AbortSignal,
  end: number,
) {
  const signal = AbortSignal.any([canceled, AbortSignal.timeout(fetchingDeadline)]);
  const pages = await fetchSite(addresses, signal);
  const findings = await read("address", { kind: "pages", pages }, canceled, end);
  return { findings, pages: pages.map(({ url }) => url) };
}

export function findAtAddress(address: string, canceled: AbortSignal): Promise<FactsFound> {
  const addresses = addressesOf(address);
  const end = Date.now() + deadline;
  const found = inTurn(addresses[0].hostname, () => visitAndRead(addresses, canceled, end));
  return withDeadline(deadline, found, () => {
    throw tooLong("address");
  });
}

export const findInText = async (text: string, canceled: AbortSignal): Promise<FactsFound> => ({
  findings: await read("text", { kind: "text", text }, canceled),
  pages: [],
});

export const findInFile = async (
  bytes: Uint8Array,
  name: string,
  canceled: AbortSignal,
): Promise<FactsFound> => ({
  findings: await read("file", { kind: "file", bytes, name }, canceled),
  pages: [],
});
