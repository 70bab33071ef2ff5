import "server-only";
import { after } from "next/server";
import { asUnavailable, loggable } from "@/lib/database-errors";

/**
 * Work for when the answer is sent, so that nobody waits for it. The framework would print its failure
 * with the values of the failed query: here they stay out of the log, and a database that is away is no
 * news. What was not done is left to the sweeper.
 */
export function afterResponse(work: () => Promise<unknown>) {
  after(async () => {
    try {
      await work();
    } catch (error) {
      if (!asUnavailable(error)) process.stderr.write(`After an answer: ${loggable(error)}\n`);
    }
  });
}
