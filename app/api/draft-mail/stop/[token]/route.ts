import { stopDraftMail } from "@/lib/customization/draft-mail/commands/choose";
import { postDraftMailStop } from "@/lib/customization/draft-mail/endpoints";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";

export const POST = route(postDraftMailStop, ({ params }) => stopDraftMail(params.token));

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
