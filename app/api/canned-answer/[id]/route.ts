import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";
import {
  changeCannedAnswer,
  deleteCannedAnswer as remove,
} from "@/lib/support/commands/canned-answers";
import { deleteCannedAnswer, getCannedAnswer, putCannedAnswer } from "@/lib/support/endpoints";
import { requireCannedAnswer } from "@/lib/support/queries/canned-answers";

export const GET = route(getCannedAnswer, ({ params }) => requireCannedAnswer(params.id));

export const PUT = route(putCannedAnswer, ({ params, body }) =>
  changeCannedAnswer(params.id, body),
);

export const DELETE = route(deleteCannedAnswer, ({ params }) => remove(params.id));

export const { POST, PATCH, OPTIONS } = methodNotAllowed("GET", "PUT", "DELETE");
