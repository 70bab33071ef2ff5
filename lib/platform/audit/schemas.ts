import { z } from "zod";
import { currentTranslations } from "#current-translations";
import { digitsParam } from "@/lib/id-schemas";
import { maxIds } from "@/lib/ids";
import { filterByWord, filterTypes } from "@/lib/platform/http/admin-list";
import { text } from "@/lib/text";
import { auditAreas, auditEventNames } from "./events";
import { actorKinds, mostListed } from "./rules";

/** A larger type than other ids: there is a row for every event. */
export const auditId = digitsParam(15);

const filters = {
  area: filterByWord(auditAreas).optional(),
  event: filterByWord(auditEventNames).optional(),
  at_gte: filterTypes.date.optional().describe("Not before"),
  at_lte: filterTypes.date.optional().describe("Not after"),
  id: z
    .preprocess(
      (value) => (typeof value === "string" ? [value] : value),
      z.array(auditId).max(maxIds),
    )
    .optional()
    .meta({
      wire: { type: "array", items: auditId.meta()?.wire, maxItems: maxIds },
      description: "Events by their ids",
    }),
  q: text(254)
    .optional()
    .describe(
      "The e-mail address or the number of an account: what it did, and what was done to it. Or an IP address",
    ),
};

export const auditFilters = z.strictObject(filters);

export type AuditFilters = z.output<typeof auditFilters>;

const t = currentTranslations("listErrors");

const position = digitsParam(9)
  .pipe(z.int().max(mostListed, { error: () => t("onlyFirst", { max: String(mostListed) }) }))
  .meta({ wire: { type: "integer", minimum: 0, maximum: mostListed } });

/** Like the other lists of the back office, but in the order of time only, which is that of ids. */
export const auditListQuery = z.strictObject({
  ...filters,
  _start: position.optional(),
  _end: position.optional(),
  _sort: filterByWord(["at", "id"]).optional(),
  _order: z.enum(["ASC", "DESC", "asc", "desc"]).default("DESC"),
});

export type AuditListQuery = z.output<typeof auditListQuery>;

export const auditEventSchema = z
  .object({
    id: z.int(),
    at: z.iso.datetime(),
    area: z.string().describe("The part of the name before the dot"),
    event: z.string().describe("Its name, such as `access.signed-in`"),
    words: z.string().describe("The event in words"),
    actorKind: z.enum(actorKinds).describe("Who did it; `shop`: the shop itself, such as a job"),
    actorId: z.int().nullable().describe("null for guests, the shop, and deleted accounts"),
    actorEmail: z.string().nullable(),
    subjectId: z.int().nullable().describe("The account that the event is about"),
    subjectEmail: z.string().nullable(),
    target: z.string().nullable().describe("The object of the event, such as `order 7`"),
    detail: z.string().nullable(),
    address: z
      .string()
      .nullable()
      .describe("The actor's network: an IPv4 address or the /64 of an IPv6 one, shorter later"),
    device: z.string().nullable().describe("Browser and system of the actor in words"),
  })
  .meta({ id: "AuditEvent" });

export type AuditEvent = z.output<typeof auditEventSchema>;

export const activityQuery = z.object({
  before: auditId.optional().describe("The id of the last event of the page before"),
});

/** An event as the owner of the account sees it. */
const activitySchema = z.object({
  id: z.int(),
  at: z.iso.datetime(),
  event: z.string().describe("Its name, such as `access.signed-in`"),
  words: z.string().describe("The event in words"),
  by: z.enum(["you", "guest", "shop"]).describe("`guest`: somebody who was not signed in"),
  target: z.string().nullable().describe("The object of the event, such as `order 7`"),
  detail: z.string().nullable(),
  address: z.string().nullable().describe("The network it came from; null for the shop"),
  device: z.string().nullable(),
});

export type Activity = z.output<typeof activitySchema>;

export const activityPage = z.object({
  events: z.array(activitySchema),
  next: z
    .int()
    .nullable()
    .describe("The value of `before` for the next page; null on the last one"),
});

export type ActivityPage = z.output<typeof activityPage>;
