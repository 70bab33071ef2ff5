import { chooseDraftMail } from "@/lib/customization/draft-mail/commands/choose";
import { getDraftMail, putDraftMail } from "@/lib/customization/draft-mail/endpoints";
import { getDraftMailChoice } from "@/lib/customization/draft-mail/queries";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";

export const GET = route(getDraftMail, ({ actor }) => getDraftMailChoice(actor));

export const PUT = route(putDraftMail, ({ actor, body }) => chooseDraftMail(actor, body.isOn));

export const { POST, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "PUT");
