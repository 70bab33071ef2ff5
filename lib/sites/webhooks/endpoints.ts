import { endpoint } from "@/lib/platform/http/endpoint";
import { ofLicense } from "../schemas";
import { webhookSchema, webhookSettings, webhookTrial } from "./schemas";

const failures = {
  401: "Nobody is signed in",
  404: "The caller has no site with this license",
};

export const getWebhook = endpoint({
  method: "GET",
  path: "/api/site/{license}/webhook",
  summary: "Where a site's messages are sent as well, and what became of the newest",
  description:
    "Each message that is no spam is sent as a `message.received` event, signed as the Standard Webhooks specification says. Answers other than 2xx, and none within 10 seconds, are tried again for more than a day.",
  access: "customer",
  params: ofLicense,
  returns: webhookSchema,
  failures,
});

export const putWebhook = endpoint({
  method: "PUT",
  path: "/api/site/{license}/webhook",
  summary: "Set, change or remove the webhook of a site, or replace its signing secret",
  access: "customer",
  params: ofLicense,
  body: webhookSettings,
  returns: webhookSchema,
  failures: { ...failures, 409: "The caller's address is not verified" },
});

export const postWebhookTrial = endpoint({
  method: "POST",
  path: "/api/site/{license}/webhook/trial",
  summary: "Send a `test` event to the webhook of a site, once",
  access: "customer",
  params: ofLicense,
  returns: webhookTrial,
  failures: { ...failures, 409: "The site has no webhook" },
});
