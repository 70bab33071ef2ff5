import { getEmailSample } from "@/lib/composition/email-samples/endpoints";
import { readEmailSample } from "@/lib/composition/email-samples/queries";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { route } from "@/lib/platform/http/route";

export const GET = route(getEmailSample, ({ params }) => readEmailSample(params.kind));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
