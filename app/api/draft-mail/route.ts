import { chooseDraftEmail } from "@/lib/customization/draft-emails/commands/choose";
import { getDraftEmail, putDraftEmail } from "@/lib/customization/draft-emails/endpoints";
import { getDraftEmailChoice } from "@/lib/customization/draft-emails/queries";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";

export const GET = route(getDraftEmail, ({ actor }) => getDraftEmailChoice(actor));

export const PUT = route(putDraftEmail, ({ actor, body }) => chooseDraftEmail(actor, body.isOn));

export const { POST, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET", "PUT");
