import "server-only";
import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { currentTranslations } from "#current-translations";
import { database } from "@/db/client";
import { users } from "@/db/schema/accounts";
import { businesses } from "@/db/schema/businesses";
import { presets } from "@/db/schema/catalogue";
import { licenses } from "@/db/schema/delivery";
import { invoiceItems, invoices } from "@/db/schema/invoices";
import { deployments } from "@/db/schema/sites";
import { businessOf } from "@/lib/customization/first-draft/business";
import { readChoices } from "@/lib/customization/palette/rules";
import { asUnavailable } from "@/lib/database-errors";
import { decodeComponent } from "@/lib/decode-component";
import { ShopError } from "@/lib/errors";
import { mainLanguage, withoutLanguage } from "@/lib/languages.mjs";
import { isBought } from "@/lib/orders/invoices/queries/bought";
import { refuseWaiting } from "../queries/waiting";
import { readLicenseKey } from "./license-key";
import type { BoughtTemplate } from "./rules";

const t = currentTranslations("siteErrors");

async function findTemplate(condition: SQL | undefined): Promise<BoughtTemplate | null> {
  const [row] = await database()
    .select({
      invoiceItemId: invoiceItems.id,
      licenseNumber: invoiceItems.licenseNumber,
      url: presets.url,
      category: presets.category,
      customer: invoices.customer,
      company: users.name,
      about: users.about,
      logo: users.logo,
      palette: users.palette,
      told: businesses,
    })
    .from(invoiceItems)
    .innerJoin(invoices, eq(invoices.id, invoiceItems.invoiceId))
    .innerJoin(presets, eq(presets.id, invoiceItems.presetId))
    .innerJoin(users, eq(users.id, invoices.userId))
    .leftJoin(licenses, eq(licenses.invoiceItemId, invoiceItems.id))
    .leftJoin(deployments, eq(deployments.invoiceItemId, invoiceItems.id))
    .leftJoin(businesses, eq(businesses.id, deployments.businessId))
    .where(condition)
    .orderBy(asc(invoiceItems.id))
    .limit(1);
  if (!row) return null;
  const { customer, company, about, palette, told, ...bought } = row;
  const business = told && businessOf(told);
  return {
    ...bought,
    language: customer.language ?? mainLanguage,
    owner: { company, about },
    choices: readChoices(JSON.stringify(palette)),
    business: business && { trade: business.trade, facts: business.facts },
  };
}

/**
 * A template that the customer paid for, even if it is no longer on sale: with this license, by
 * default the first one. Refused while its order waits.
 */
export async function requireBought(
  userId: number,
  presetId: number,
  license?: string,
): Promise<BoughtTemplate> {
  const condition = and(
    eq(invoices.userId, userId),
    eq(invoiceItems.presetId, presetId),
    license === undefined ? undefined : eq(licenses.key, license),
  );
  const bought = await findTemplate(and(condition, isBought()));
  if (!bought) throw new ShopError("not_found", t("notBought"));
  await refuseWaiting(condition);
  return bought;
}

/** Null if the order was refunded. */
export const getBought = (invoiceItemId: number): Promise<BoughtTemplate | null> =>
  findTemplate(and(eq(invoiceItems.id, invoiceItemId), isBought()));

/** Also of an order that was refunded: its site stays online for some days. */
export const getTemplateOfSite = (invoiceItemId: number): Promise<BoughtTemplate | null> =>
  findTemplate(eq(invoiceItems.id, invoiceItemId));

/**
 * The template of a license key and whether the key is valid, without the customer; null if
 * unknown.
 */
export async function getLicense(
  key: string,
): Promise<{ template: string; isValid: boolean } | null> {
  const [row] = await database()
    .select({ template: invoiceItems.name, isValid: sql<boolean>`${isBought()}` })
    .from(licenses)
    .innerJoin(invoiceItems, eq(invoiceItems.id, licenses.invoiceItemId))
    .innerJoin(invoices, eq(invoices.id, invoiceItems.invoiceId))
    .where(eq(licenses.key, key));
  return row ?? null;
}

/**
 * Whether a path is that of a license key that does not exist; false if the database is
 * unavailable.
 */
export async function isUnknownLicense(path: string): Promise<boolean> {
  const [, typed] = /^\/license\/([^/]+)$/.exec(withoutLanguage(path)) ?? [];
  if (!typed) return false;
  const key = readLicenseKey(decodeComponent(typed));
  if (!key) return true;
  try {
    return (await getLicense(key)) === null;
  } catch (error) {
    if (asUnavailable(error)) return false;
    throw error;
  }
}
