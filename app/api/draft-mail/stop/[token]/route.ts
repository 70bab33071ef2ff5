import { stopDraftMail } from "@/lib/draft-mail/commands/choose";
import { postDraftMailStop } from "@/lib/draft-mail/endpoints";
import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";

export const POST = route(postDraftMailStop, ({ params }) => stopDraftMail(params.token));

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
