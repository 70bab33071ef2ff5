import "server-only";
import { createHmac } from "node:crypto";
import { keysFor } from "@/lib/secrets";

interface Signed {
  invoiceItemId: number;
  secretNumber: number;
}

/**
 * The signing secrets of a webhook, in the form of the Standard Webhooks specification. There are two during a
 * rotation of the shop's own secret.
 */
export const secretsOf = ({ invoiceItemId, secretNumber }: Signed): string[] =>
  keysFor("site-webhook").map((key) => {
    const derived = createHmac("sha256", key).update(`${invoiceItemId}.${secretNumber}`);
    return `whsec_${derived.digest("base64")}`;
  });
