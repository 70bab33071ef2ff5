import { z } from "zod";
import { idParam } from "@/lib/id-schemas";
import { endpoint } from "@/lib/platform/http/endpoint";

export const postStart = endpoint({
  method: "POST",
  path: "/api/shop/invoice/{id}/start",
  summary: "A consumer consents to an immediate start of one's own order",
  description:
    "The caller expressly consents, and knows that the right to withdraw then ends. Download and publishing begin, and an e-mail confirms it. A repetition changes nothing.",
  access: "customer",
  params: z.object({ id: idParam }),
  returns: z.object({ id: z.int() }),
  failures: {
    401: "Nobody is signed in",
    403: "The order belongs to another customer",
    409: "The order is closed, or does not wait",
  },
});
