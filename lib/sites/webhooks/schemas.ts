import { z } from "zod";
import { messageKinds } from "@/db/words/messages";
import { webhookDeliveryStatuses } from "@/db/words/sites";
import { messageSchema } from "@/lib/sites/messages/schemas";

const https = /^https:\/\/[^\s"'<>\\@]+$/;
/** A program on the operator's own machine, for trying it out; it must be allowed by the operator, too. */
const ownMachine = /^http:\/\/(localhost|127\.0\.0\.1)[:/][^\s"'<>\\@]*$/;

export const webhookSettings = z.object({
  address: z
    .string()
    .trim()
    .max(500, "Please use at most 500 characters")
    .refine(
      (typed) =>
        typed === "" || ((https.test(typed) || ownMachine.test(typed)) && URL.canParse(typed)),
      "Please write the address of your program, beginning with https://",
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

const ofSite = z.object({
  license: z.string(),
  name: z.string(),
  address: z.string().nullable(),
});

/** What is sent to a webhook. */
const webhookEvent = z
  .discriminatedUnion("type", [
    z.object({
      type: z.literal("message.received"),
      timestamp: z.iso.datetime(),
      data: z.object({
        site: ofSite,
        message: messageSchema.pick({
          id: true,
          kind: true,
          name: true,
          email: true,
          message: true,
          fields: true,
          order: true,
          receivedAt: true,
        }),
      }),
    }),
    z.object({
      type: z.literal("test"),
      timestamp: z.iso.datetime(),
      data: z.object({ site: ofSite }),
    }),
  ])
  .meta({ id: "SiteWebhookEvent" });

export type WebhookEvent = z.output<typeof webhookEvent>;
