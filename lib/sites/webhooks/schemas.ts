import { z } from "zod";
import { currentTranslations } from "#current-translations";
import { messageKinds } from "@/db/words/messages";
import { webhookDeliveryStatuses } from "@/db/words/sites";
import type { MessageView } from "@/lib/sites/messages/schemas";

const t = currentTranslations("siteFormFields");

const https = /^https:\/\/[^\s"'<>\\@]+$/;
/** A program on the operator's own machine, for trying it out; it must be allowed by the operator, too. */
const ownMachine = /^http:\/\/(localhost|127\.0\.0\.1)[:/][^\s"'<>\\@]*$/;

export const webhookSettings = z.object({
  address: z
    .string()
    .trim()
    .max(500, { error: () => t("longAddress") })
    .refine(
      (typed) =>
        typed === "" || ((https.test(typed) || ownMachine.test(typed)) && URL.canParse(typed)),
      { error: () => t("programAddress") },
    )
    .transform((typed) => (typed === "" ? null : new URL(typed).href))
    .describe("Empty for none"),
  newSecret: z.boolean().default(false).describe("Whether to replace the signing secret"),
});

const deliverySchema = z.object({
  messageId: z.int(),
  kind: z.enum(messageKinds),
  from: z.string().describe("Who wrote the message"),
  receivedAt: z.iso.datetime(),
  status: z.enum(webhookDeliveryStatuses),
  attempts: z.int(),
  reason: z.string().nullable().describe("Why the last attempt failed"),
  attemptedAt: z.iso.datetime().nullable(),
});

export type WebhookDelivery = z.output<typeof deliverySchema>;

export const webhookSchema = z
  .object({
    address: z.string().nullable().describe("Null without a webhook"),
    secret: z
      .string()
      .nullable()
      .describe("Each request is signed with it as the Standard Webhooks specification says"),
    deliveries: z.array(deliverySchema).describe("The newest 20"),
  })
  .meta({ id: "SiteWebhook" });

export type WebhookView = z.output<typeof webhookSchema>;

export const webhookTrial = z.object({
  reason: z.string().nullable().describe("Why it did not arrive; null if it did"),
});

interface EventOf<Type extends string, Data> {
  type: Type;
  /** ISO 8601. */
  timestamp: string;
  data: Data;
}

interface InSite {
  site: { license: string; name: string; address: string | null };
}

type SentMessage = Omit<MessageView, "folder" | "isRead" | "spamReasons" | "mailStatus">;

/** What is sent to a webhook. */
export type WebhookEvent =
  | EventOf<"message.received", InSite & { message: SentMessage }>
  | EventOf<"test", InSite>;
