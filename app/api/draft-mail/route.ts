import { chooseDraftMail } from "@/lib/draft-mail/commands/choose";
import { getDraftMail, putDraftMail } from "@/lib/draft-mail/endpoints";
import { getDraftMailChoice } from "@/lib/draft-mail/queries";
import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";

export const GET = route(getDraftMail, ({ actor }) => getDraftMailChoice(actor));

export const PUT = route(putDraftMail, ({ actor, body }) => chooseDraftMail(actor, body.isOn));

export const { POST, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "PUT");
