import { answerAgent } from "@/lib/agents/answer";
import { postMcp } from "@/lib/agents/endpoints";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";

export const POST = route(postMcp, ({ request, actor, body }) =>
  answerAgent(body, actor, request.headers),
);

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
