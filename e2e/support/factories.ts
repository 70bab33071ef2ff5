import { database } from "@/db/client";
import { users } from "@/db/schema/accounts";
import { presets } from "@/db/schema/catalogue";
import { contentRevisions } from "@/db/schema/content";
import { coupons } from "@/db/schema/coupons";
import { reviews } from "@/db/schema/reviews";
import { readDraftName } from "@/lib/customization/content/draft-name";

/** Makes names and emails unique within the database of a test file. */
let counter = 0;
const next = () => ++counter;

type NewPreset = typeof presets.$inferInsert;

export function newPreset(facts: Partial<NewPreset> = {}): NewPreset {
  const n = next();
  return {
    name: `Preset ${n}`,
    priceCents: 1_000 + n,
    category: "basic",
    color: "white",
    type: "shop",
    images: [`/presets/${n}/1.webp`],
    url: `/preview/preset-${n}`,
    ...facts,
  };
}

/** Rows in the order of the values given. */
export const addPresets = (...facts: Partial<NewPreset>[]) =>
  database().insert(presets).values(facts.map(newPreset)).returning();

export async function addPreset(facts: Partial<NewPreset> = {}) {
  const [row] = await addPresets(facts);
  if (!row) throw new Error("The preset was not stored.");
  return row;
}

/** A complete billing address: of a country with the seller's rate of tax, whose invoices are in English. */
const billing = {
  lastname: "Miller",
  firstname: "Ada",
  city: "Nicosia",
  zipcode: "1010",
  country: "Cyprus",
};

export async function addUser(facts: Partial<typeof users.$inferInsert> = {}) {
  const n = next();
  const values = { email: `customer-${n}@example.com`, name: `Company ${n}`, ...billing, ...facts };
  const [row] = await database().insert(users).values(values).returning();
  if (!row) throw new Error("The customer was not stored.");
  return row;
}

/** 20% off, for everybody and always. */
export async function addCoupon(facts: Partial<typeof coupons.$inferInsert> = {}) {
  const values = { code: `COUPON-${next()}`, percent: 20, ...facts };
  const [row] = await database().insert(coupons).values(values).returning();
  if (!row) throw new Error("The coupon was not stored.");
  return row;
}

type NewReview = typeof reviews.$inferInsert;

/** By a new customer, unless `userId` is given. */
export async function addReview(facts: Pick<NewReview, "presetId"> & Partial<NewReview>) {
  const userId = facts.userId ?? (await addUser()).id;
  const values = { rating: 5, message: `Review ${next()}`, ...facts, userId };
  const [row] = await database().insert(reviews).values(values).returning();
  if (!row) throw new Error("The review was not stored.");
  return row;
}

type NewRevision = typeof contentRevisions.$inferInsert;

/** Of a customer's draft for Silent, unless another template is given. */
export async function addRevision(
  { id: userId }: { id: number },
  { template = "silent", number = 1, ...facts }: Partial<NewRevision> = {},
) {
  const document = {
    template: readDraftName(template).slug,
    version: 1,
    language: "en",
    title: "",
    description: "",
    content: { "opening.title": `Revision ${number}` },
  };
  const values = { document, bytes: 100, requestHash: `hash ${next()}`, ...facts };
  const [row] = await database()
    .insert(contentRevisions)
    .values({ ...values, userId, template, number })
    .returning();
  if (!row) throw new Error("The revision was not stored.");
  return row;
}
