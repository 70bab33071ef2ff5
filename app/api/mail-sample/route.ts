import { getEmailSamples } from "@/lib/email-samples/endpoints";
import { listEmailSamples } from "@/lib/email-samples/queries";
import { methodNotAllowed } from "@/lib/http/json";
import { route } from "@/lib/http/route";

export const GET = route(getEmailSamples, async () => listEmailSamples());

export const { POST, PUT, PATCH, DELETE, OPTIONS } = methodNotAllowed("GET");
