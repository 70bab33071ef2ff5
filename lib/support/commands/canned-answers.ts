import { currentTranslations } from "#current-translations";
import "server-only";
import { eq } from "drizzle-orm";
import { type Transaction, transaction } from "@/db/client";
import { cannedAnswers } from "@/db/schema/support";
import { isUniqueViolation } from "@/lib/database-errors";
import { ShopError } from "@/lib/errors";
import { recordEvent } from "@/lib/platform/audit/commands";
import { requireCannedAnswer } from "../queries/canned-answers";
import type { CannedAnswer } from "../schemas";

const t = currentTranslations("supportRefusals");

type Words = Pick<CannedAnswer, "title" | "body">;

type Event =
  | "support.canned-answer-made"
  | "support.canned-answer-changed"
  | "support.canned-answer-deleted";

/**
 * The title is written by staff and contains no personal data, so the audit trail may contain it.
 */
const record = (tx: Transaction, event: Event, { id, title }: CannedAnswer) =>
  recordEvent(tx, event, { target: `canned answer ${id}`, detail: title });

const store = (work: (tx: Transaction) => Promise<CannedAnswer>): Promise<CannedAnswer> =>
  transaction(work).catch((error: unknown) => {
    if (!isUniqueViolation(error)) throw error;
    throw new ShopError("conflict", t("titleExists"), {
      cause: error,
    });
  });

export const addCannedAnswer = (words: Words): Promise<CannedAnswer> =>
  store(async (tx) => {
    const [made] = await tx.insert(cannedAnswers).values(words).returning({ id: cannedAnswers.id });
    if (!made) throw new Error("The answer was not stored.");
    const answer = await requireCannedAnswer(made.id, tx);
    await record(tx, "support.canned-answer-made", answer);
    return answer;
  });

/** Changes the given fields only. */
export const changeCannedAnswer = (
  id: number,
  { title, body }: { title?: string | undefined; body?: string | undefined },
): Promise<CannedAnswer> =>
  store(async (tx) => {
    const before = await requireCannedAnswer(id, tx);
    const next = { title: title ?? before.title, body: body ?? before.body };
    if (next.title === before.title && next.body === before.body) return before;
    await tx.update(cannedAnswers).set(next).where(eq(cannedAnswers.id, id));
    const answer = await requireCannedAnswer(id, tx);
    await record(tx, "support.canned-answer-changed", answer);
    return answer;
  });

export const deleteCannedAnswer = (id: number): Promise<CannedAnswer> =>
  transaction(async (tx) => {
    const answer = await requireCannedAnswer(id, tx);
    const deleted = await tx
      .delete(cannedAnswers)
      .where(eq(cannedAnswers.id, id))
      .returning({ id: cannedAnswers.id });
    if (deleted.length > 0) await record(tx, "support.canned-answer-deleted", answer);
    return answer;
  });
