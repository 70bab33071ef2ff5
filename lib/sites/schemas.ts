import { z } from "zod";
import { currentTranslations } from "#current-translations";
import { deploymentStatuses } from "@/db/words/sites";
import { idParam } from "@/lib/id-schemas";
import { filterByWord, filterTypes, orNull } from "@/lib/platform/http/admin-list";
import { type Message, requiredText } from "@/lib/text";
import { chosenRevision, licenseKeySchema } from "./delivery/schemas";
import { maxRedirects, readRedirects, readVerifications } from "./moves/rules";
import { maxReason } from "./reports/rules";
import { takedownGround, takedownSchema } from "./reports/schemas";
import { siteNameLength, siteNamePattern } from "./rules";
import { reasonSchema, waitingSchema } from "./screening/schemas";
import { impersonatedBy } from "./site-names";

const form = currentTranslations("caseForms");

const t = currentTranslations("siteFormFields");

export const deploymentSchema = z.object({
  itemId: z.int().describe("Of the order"),
  presetId: z.int(),
  licenseNumber: z.int().describe("Counts the customer's licenses of the preset, from 1"),
  license: z.string().nullable().describe("The license key; null until it was first asked for"),
  status: z.enum(deploymentStatuses),
  address: z.string().nullable(),
  shownAddress: z.string().nullable().describe("The same for people, in the letters of its domain"),
  reason: z.string().nullable(),
  takenDownReason: z.string().nullable().describe("Why the shop took it down; null unless it did"),
  revision: z
    .int()
    .nullable()
    .describe("The number of the revision that it shows; null for the sample"),
  canDeploy: z.boolean(),
  canTakeOffline: z.boolean(),
  timeline: z.array(
    z.object({
      status: z.enum(deploymentStatuses),
      reason: z.string().nullable(),
      at: z.iso.datetime(),
    }),
  ),
});

export type DeploymentView = z.infer<typeof deploymentSchema>;

export const ofLicense = z.object({
  license: licenseKeySchema.describe("The license key of the bought template"),
});

export const ofVersion = ofLicense.extend({ number: idParam });

const versionSchema = z.object({
  number: z.int().describe("Counted from 1 for each site"),
  revision: z.int().nullable().describe("Of the words and pictures; null for the sample"),
  templateVersion: z.int().nullable().describe("Null for a version of before this was recorded"),
  restoredFrom: z.int().nullable().describe("The number of the version whose files were restored"),
  publishedBy: z.string().nullable().describe("The company; null for the shop after the payment"),
  publishedAt: z.iso.datetime(),
  bytes: z.int().describe("Of all files"),
  hash: z.string().describe("SHA-256 of the files’ hashes and paths, one on each line"),
});

export type VersionView = z.infer<typeof versionSchema>;

const changeSchema = z.object({
  kind: z.enum(["changed", "added", "removed", "moved"]),
  labels: z.array(z.string()).describe("The name of the changed slot, as in the editor"),
  before: z.string(),
  after: z.string(),
});

export type Change = z.infer<typeof changeSchema>;

export const pastVersionSchema = versionSchema.extend({
  changes: z
    .array(changeSchema)
    .nullable()
    .describe("The differences from the previous version; null if that version is not kept"),
});

export type PastVersion = z.infer<typeof pastVersionSchema>;

export const siteSchema = z.object({
  license: z.string(),
  template: z.string().describe("The template’s name"),
  preview: z.string().describe("The path of the template’s preview"),
  name: z.string().describe("The site’s name in its address"),
  status: z.enum(deploymentStatuses),
  address: z.string().nullable().describe("Where it is read: under its own domain if it has one"),
  shownAddress: z
    .string()
    .nullable()
    .describe("The same for people, its domain in its own letters with the form in DNS behind it"),
  reason: z.string().nullable().describe("Why the last attempt failed"),
  takenDownReason: z.string().nullable().describe("Why the shop took it down; null unless it did"),
  takedown: takedownSchema.nullable().describe("null unless the shop took it down"),
  waiting: waitingSchema
    .nullable()
    .describe("A publication or change that a person has to look at, or has refused"),
  formPause: z
    .array(reasonSchema)
    .nullable()
    .describe(
      "Why its forms take nothing until a person has decided about a report; null where they do",
    ),
  current: versionSchema.nullable().describe("The version that is published"),
  isHidden: z
    .boolean()
    .describe("Whether search engines do not list it, until its owner publishes own words"),
  ownTexts: z
    .number()
    .int()
    .nullable()
    .describe(
      "How many texts of the draft are in its owner’s own words; null where search engines may list the site",
    ),
  changes: z.array(changeSchema).describe("The changes of the draft and profile since the version"),
  untranslated: z
    .array(z.object({ language: z.string(), count: z.int() }))
    .describe("The draft’s further languages that do not have all of its texts"),
  lacksImprint: z
    .boolean()
    .describe("Whether the draft has no imprint, and the law of its owner’s country asks for one"),
  canPublish: z.boolean(),
  canTakeOffline: z.boolean(),
  canRename: z.boolean(),
  form: z.object({
    address: z.string().describe("Where the shop takes the site’s forms"),
    paymentLink: z.string().nullable().describe("The owner’s, shown after an order"),
    formAddress: z.string().nullable().describe("Where they are sent instead; null for the shop"),
  }),
  business: z
    .uuid()
    .nullable()
    .describe("Whose facts search engines are told; null for what the words of the site say"),
  move: z
    .object({
      redirects: z.string().describe("Old addresses and the pages they lead to, one on a line"),
      verification: z.string().describe("The tags by which search consoles know the site’s owner"),
    })
    .nullable()
    .describe("Null where another host has the site"),
});

/** In a refused publication: what the customer has to do first. */
export const publicationRefusal = z.object({
  needs: z.literal("verified-email").optional(),
  openPlaces: z
    .array(
      z.object({
        name: z.string().describe("As in the editor"),
        editor: z.string().describe("The path at which it is edited"),
      }),
    )
    .optional()
    .describe("What still has a placeholder: words in brackets, or an open price"),
});

export type PublicationRefusal = z.infer<typeof publicationRefusal>;

/** What to publish, and whether it may still have placeholders. */
export const publicationQuery = chosenRevision.extend({
  acceptsOpenPlaces: z
    .enum(["true", "false"])
    .default("false")
    .transform((value) => value === "true")
    .describe("Whether it is published although placeholders wait for the owner’s own words"),
});

export type SiteView = z.infer<typeof siteSchema>;

export const siteSettings = z.object({
  name: z
    .string()
    .trim()
    .toLowerCase()
    .min(siteNameLength.min, { error: () => t("nameShort", { min: String(siteNameLength.min) }) })
    .max(siteNameLength.max, { error: () => t("nameLong", { max: String(siteNameLength.max) }) })
    .regex(siteNamePattern, { error: () => t("nameLetters") })
    .refine((name) => impersonatedBy(name) !== "shop", { error: () => t("nameOfShop") })
    .refine((name) => impersonatedBy(name) !== "brand", { error: () => t("nameOfBrand") }),
});

const secureAddress = (refusal: Message) =>
  z
    .string()
    .trim()
    .max(500, { error: () => t("longAddress") })
    .refine(
      (typed) => typed === "" || (/^https:\/\/[^\s"'<>\\@]+$/.test(typed) && URL.canParse(typed)),
      { error: refusal },
    )
    .transform((typed) => (typed === "" ? null : new URL(typed).href));

export const formSettings = z.object({
  paymentLink: secureAddress(() => t("payAddress")).describe("Empty for none"),
  formAddress: secureAddress(() => t("formAddress")).describe("Empty for the shop’s"),
});

/** A text that is read as what it stands for; where it cannot be read, the reader's error is shown. */
const readBy = <T>(max: number, read: (text: string) => { value: T } | { error: string }) =>
  z
    .string()
    .max(max, { error: () => t("longText", { max: String(max) }) })
    .transform((text, ctx) => {
      const found = read(text);
      if ("value" in found) return found.value;
      ctx.addIssue({ code: "custom", message: found.error });
      return z.NEVER;
    });

export const businessSettings = z.object({
  business: z.uuid().nullable().describe("One of the caller’s; null for none"),
});

export const moveSettings = z.object({
  redirects: readBy(100_000, readRedirects).describe(
    `Up to ${maxRedirects} lines, each an old address and a page of the site, such as /about.html /#about; without a page, the first one. Or the old sitemap`,
  ),
  verification: readBy(5_000, readVerifications).describe("The `<meta>` tags of search consoles"),
});

export const takedownReason = z.object({
  reason: requiredText(maxReason, () => form("reasonForOwner")),
  ground: takedownGround.default("terms").describe("What it rests on"),
});

/** The columns by which the back office's list can be sorted and filtered. */
export const siteFields = {
  id: filterTypes.id,
  license: orNull(filterTypes.text),
  name: filterTypes.text,
  template: filterTypes.text,
  email: filterTypes.text,
  status: filterByWord(deploymentStatuses),
  address: orNull(filterTypes.text),
  domain: orNull(filterTypes.text),
  shownDomain: orNull(filterTypes.text),
  takenDownReason: orNull(filterTypes.text),
  publishedAt: orNull(filterTypes.date),
  messages: filterTypes.integer,
  failedMails: filterTypes.integer,
};

export type SiteField = keyof typeof siteFields;

/** A site as a back office shows it. */
export const siteRecordSchema = z
  .object({
    id: z.int(),
    license: z.string().nullable().describe("Null until it is first shown"),
    name: z.string().describe("In its address"),
    template: z.string(),
    email: z.string().describe("The owner’s"),
    status: z.enum(deploymentStatuses),
    address: z.string().nullable(),
    domain: z.string().nullable().describe("Its own, once that is proved"),
    shownDomain: z
      .string()
      .nullable()
      .describe("The same for people: in its own letters, with the form in DNS behind it"),
    takenDownReason: z.string().nullable(),
    publishedAt: z.iso.datetime().nullable().describe("When the current version was"),
    messages: z.int().describe("Of its readers, counted up to 1,000"),
    failedMails: z.int().describe("The numbers of the emails about them"),
  })
  .meta({ id: "Site" });

export type SiteRecord = z.output<typeof siteRecordSchema>;
