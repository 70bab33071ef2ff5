import { getEmailSample } from "@/lib/email-samples/endpoints";
import { readEmailSample } from "@/lib/email-samples/queries";
import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";

export const GET = route(getEmailSample, ({ params }) => readEmailSample(params.kind));

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
