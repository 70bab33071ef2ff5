import { adminList } from "@/lib/platform/http/admin-list";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route, withTotal } from "@/lib/platform/http/route";
import { addCannedAnswer } from "@/lib/support/commands/canned-answers";
import { getCannedAnswers, postCannedAnswer } from "@/lib/support/endpoints";
import { listCannedAnswers } from "@/lib/support/queries/canned-answers";

export const GET = route(getCannedAnswers, async ({ query }) => {
  const { answers, total } = await listCannedAnswers(adminList(query));
  return withTotal(answers, total);
});

export const POST = route(postCannedAnswer, ({ body }) => addCannedAnswer(body));

export const { PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "POST");
