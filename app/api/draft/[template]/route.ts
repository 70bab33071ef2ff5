import {
  deleteDraft as deleteOwnDraft,
  saveDraft,
  showRevision,
} from "@/lib/customization/content/commands";
import { deleteDraft, getDraft, putDraft } from "@/lib/customization/content/endpoints";
import { requireRevision } from "@/lib/customization/content/queries";
import { methodNotAllowed } from "@/lib/platform/http/json";
import { consumeAccountRateLimit } from "@/lib/platform/http/rate-limit";
import { route } from "@/lib/platform/http/route";

export const GET = route(getDraft, async ({ actor, params: { template } }) =>
  showRevision(template, await requireRevision(actor.userId, template)),
);

export const PUT = route(putDraft, async ({ actor, params, body }) => {
  await consumeAccountRateLimit("draft", actor.userId, { hits: 600, seconds: 600 });
  return saveDraft(actor.userId, params.template, body);
});

export const DELETE = route(deleteDraft, async ({ actor, params: { template } }) => {
  await deleteOwnDraft(actor.userId, template);
  return null;
});

export const { POST, PATCH, OPTIONS } = methodNotAllowed("GET", "PUT", "DELETE");
