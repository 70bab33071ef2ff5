import { z } from "zod";
import { currentTranslations } from "#current-translations";
import { domainRoles, domainStatuses, recordStates, recordTypes } from "@/db/words/domains";
import { requiredText } from "@/lib/text";

const t = currentTranslations("siteFormFields");

const foundRecord = z.object({ state: z.enum(recordStates), values: z.array(z.string()) });

/** The stored result of the last lookup. */
export const foundRecordsSchema = z.object({ ownership: foundRecord, address: foundRecord });

export const chosenDomain = z.object({
  host: requiredText(300, () => t("domain")).describe(
    "Such as www.example.com; names with other letters are understood",
  ),
  hasOther: z
    .boolean()
    .default(false)
    .describe("Whether the same name with or without `www` leads to it"),
});

const recordSchema = z.object({
  type: z.enum(recordTypes),
  name: z.string(),
  value: z.string().describe("What it has to say"),
  state: z
    .enum(recordStates)
    .nullable()
    .describe("The result of the last lookup; null before the first one"),
  found: z
    .array(z.string())
    .describe("The value found instead; of a proxied record, the name of the proxy"),
});

export type RecordView = z.infer<typeof recordSchema>;

const domainSchema = z.object({
  host: z.string().describe("As in DNS, such as `xn--bckerei-5wa.de`"),
  shownHost: z.string().describe("In its own letters, with the form in DNS behind it"),
  role: z.enum(domainRoles),
  status: z.enum(domainStatuses),
  records: z.array(recordSchema).describe("The DNS records to set at the name's provider"),
  checkedAt: z.iso.datetime().nullable(),
  nextCheckAt: z.iso.datetime().nullable(),
  endsAt: z.iso
    .datetime()
    .nullable()
    .describe("When records that are missing are given up, or a failing name is withdrawn"),
});

export type DomainView = z.infer<typeof domainSchema>;

export const siteDomainsSchema = z.object({
  license: z.string(),
  isAvailable: z.boolean().describe("Whether this shop offers domains"),
  address: z.string().nullable().describe("Of the site under its own domain, once that is proved"),
  otherHost: z.string().nullable().describe("The main name with or without `www`, for people"),
  domains: z.array(domainSchema).describe("The main one first"),
});

export type SiteDomains = z.infer<typeof siteDomainsSchema>;

export const askedDomain = z.object({
  domain: z.string().max(300).describe("The name in a TLS handshake"),
});
