import { z } from "zod";
import { currentTranslations } from "#current-translations";
import { requiredLine } from "@/lib/company-name";
import { adminListQuery, filterByWord, filterTypes, orNull } from "@/lib/platform/http/admin-list";
import { scopes } from "../staff/rules";
import { apiTokenStates, maxDays, ownScopes } from "./rules";

const t = currentTranslations("tokenFields");

/** The columns by which the list can be sorted and filtered. */
const apiTokenFields = {
  id: filterTypes.id,
  name: filterTypes.text,
  ending: filterTypes.text,
  email: filterTypes.text,
  state: filterByWord(apiTokenStates),
  createdAt: filterTypes.date,
  expiresAt: filterTypes.date,
  revokedAt: orNull(filterTypes.date),
  lastUsedAt: orNull(filterTypes.date),
};

const lists = ["scopes"] as const;

export type ApiTokenField = keyof typeof apiTokenFields | (typeof lists)[number];

export const apiTokenListQuery = z.strictObject(
  adminListQuery({ fields: apiTokenFields, members: { scopes: filterTypes.wholeText }, lists }),
);

export const apiTokenSchema = z
  .object({
    id: z.int(),
    name: z.string(),
    ending: z.string().describe("The last characters of the token"),
    scopes: z.array(z.string()).describe("One that ends in `write` includes the one that reads"),
    email: z.string().describe("Of the account that made it, and as which it acts"),
    state: z.enum(apiTokenStates),
    createdAt: z.iso.datetime(),
    expiresAt: z.iso.datetime(),
    revokedAt: z.iso.datetime().nullable(),
    lastUsedAt: z.iso.datetime().nullable().describe("To the minute"),
  })
  .meta({ id: "ApiToken" });

export type ApiTokenView = z.output<typeof apiTokenSchema>;

/** The API token itself, which is shown only this once. */
export const newApiTokenSchema = apiTokenSchema.extend({ token: z.string() });
const days = `Please choose 1 to ${maxDays} days`;

const tokenBody = <const S extends string>(known: readonly [S, ...S[]]) =>
  z.object({
    name: requiredLine(60, () => t("name")),
    scopes: z
      .array(z.enum(known, `Known scopes: ${known.join(", ")}`), { error: () => t("scopes") })
      .min(1, { error: () => t("scopes") })
      .max(known.length, { error: () => t("scopeTwice") })
      .transform((chosen): S[] => [...new Set(chosen)]),
    days: z.int(days).min(1, days).max(maxDays, days).describe("After which it stops working"),
  });

export const apiTokenBody = tokenBody(scopes);

export type NewApiToken = z.output<typeof apiTokenBody>;

/** For an API token for the customer's own data. */
export const ownApiTokenBody = tokenBody(ownScopes);

export type NewOwnApiToken = z.output<typeof ownApiTokenBody>;
