import { stopDraftEmail } from "@/lib/customization/draft-emails/commands/choose";
import { postDraftEmailStop } from "@/lib/customization/draft-emails/endpoints";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";

export const POST = route(postDraftEmailStop, ({ params }) => stopDraftEmail(params.token));

export const { GET, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("POST");
